"""Writes one column of a CSV file or workbook, one word per line."""
import csv
import sys

path, column = sys.argv[1], sys.argv[2]
if path.endswith(".xlsx"):
    from openpyxl import load_workbook

    rows = load_workbook(path, read_only=True, data_only=True).worksheets[0].iter_rows(values_only=True)
else:
    rows = csv.reader(open(path, newline="", encoding="utf-8"))
at = list(next(rows)).index(column)
sys.stdout.writelines(f"{row[at]}\n" for row in rows)
