"""Writes the cells of a workbook, so that workbooks of different programs can be compared."""
import sys

from openpyxl import load_workbook

for sheet in load_workbook(sys.argv[1], read_only=True).worksheets:
    for (cell,) in sheet.iter_rows(max_col=1, values_only=True):
        print(cell)
