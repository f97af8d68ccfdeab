/** The part of the help about files that is the same for all commands. */
export const READING_USAGE = `How files are read:
  A file can also be a table (CSV, TSV, XLSX, JSON) of another program. Its encoding, separator, header and columns are
  found, and titles, totals and closing lines are left out. Standard error says what was assumed. Change it for all FILEs:
  --encoding E         the encoding, such as windows-1252 or utf-16le
  --separator-in S     what separates cells: comma, semicolon, tab or pipe
  --header N           the line with the names of the columns, counted from 1, or none
  --column NAME        take the words from this column, by its name or its number from 1; repeat it for more columns
  --sheet NAME         the sheet of a workbook, by its name or its number from 1
  --lines              each line is a word, whatever the file looks like
  --keep-totals        keep rows of totals and closing lines
  --plain-quotes       quotes belong to the words
  --skip-hidden        leave out hidden rows and columns of a workbook; --fill-merged repeats the text of merged cells
  -q, --quiet          write nothing else than results and problems
`
