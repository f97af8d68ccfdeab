import { READING_USAGE } from '../input/reading-usage.ts'
import { OUTPUT_USAGE } from '../output/output-usage.ts'

export const COMPARE_USAGE = `Usage: wordloom compare FILE FILE... [options]   show what lists have in common, and what only one of them has

Without an operation, it counts the words of each file, and how many only that file has.
  --union              write the words of all files, each once
  --intersection       write the words that all files have
  --difference         write the words that only the first file has
  --new                write the words that only the last file has
  --symmetric-difference   write the words that only one file has

  --ignoring HOW       words are the same if they differ only in case, accents, order (the same words in another order),
                       endings (shoe and shoes) and stop-words (the, for); join them by commas
  --language L         the language of endings and stop-words, such as de; default en
  --format F           txt (default), csv, tsv or json; without it, the ending of FILE decides
  -o, --output FILE    write to FILE instead of standard output
${OUTPUT_USAGE}
A word reads as it does where it comes first. Empty lines don't count.

${READING_USAGE}
Examples:
  How much two lists have in common:
    wordloom compare january.txt february.txt
  What is new since last month, whatever the case or the order of the words:
    wordloom compare january.txt february.txt --new --ignoring case,order
  All words of three lists, each once, as a file:
    wordloom compare january.txt february.txt march.txt --union --output all.txt
`
