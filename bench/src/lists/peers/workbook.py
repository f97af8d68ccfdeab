"""Writes each combination of the lines of files into a workbook, in constant memory."""
import itertools
import sys

import xlsxwriter

columns = [open(path, encoding="utf-8").read().splitlines() for path in sys.argv[2:]]
workbook = xlsxwriter.Workbook(sys.argv[1], {"constant_memory": True})
sheet = workbook.add_worksheet()
for row, words in enumerate(itertools.product(*columns)):
    sheet.write_string(row, 0, " ".join(words))
workbook.close()
