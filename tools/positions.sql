-- All positions of the censuses in this folder, and their values, as one table in two forms. `./dev dictionary` runs it.
create temp view positions as
select
    regexp_extract(filename, '([a-z]+)-(plane|edge|corner|walls)\.txt$', 1) as rules,
    regexp_extract(filename, '([a-z]+)-(plane|edge|corner|walls)\.txt$', 2) as board,
    length(regexp_replace(position, '[^xo]', '', 'g'))::utinyint as stones,
    position,
    value
from read_csv(
    ['*-plane.txt', '*-edge.txt', '*-corner.txt', '*-walls.txt'],
    auto_detect = false, filename = true, header = false, comment = '#', delim = '\t', quote = '', escape = '',
    columns = {'position': 'varchar', 'value': 'varchar'}
);
copy positions to 'positions.parquet' (format parquet, compression zstd);
copy positions to 'positions.csv.gz' (format csv, header, compression gzip);
