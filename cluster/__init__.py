"""Divides searches among many machines with Dask: `python -m cluster --help`."""
