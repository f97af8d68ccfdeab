/** The part of the help about CSV and TSV that is the same for all commands. */
export const OUTPUT_USAGE = `  --bom                begin csv and tsv with a byte order mark, by which Excel knows the encoding
  --no-guard           in csv and tsv, no apostrophe before cells that a spreadsheet would run as formulas, such as =1+1
                       or -free. Wordloom takes the apostrophe off when it reads the file
`
