"""Divides searches among many machines with Dask: `papamu-cluster --help`."""
