import { describeOptions } from '../input/option-help.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { NEGATIVES_OPTIONS } from './command.ts'

export const NEGATIVES_USAGE = `Usage: wordloom negatives --keywords FILE --negatives FILE [options]   show which negatives block which keywords
       wordloom negatives --recipe FILE --negatives FILE [options]     count the rows of a recipe that negatives block
       wordloom negatives --groups FILE [options]                      make negatives between ad groups

${describeOptions(NEGATIVES_OPTIONS)}
A negative blocks a keyword if no search is left that the keyword can match, and narrows it if some are left. Negatives
match only their own words: plurals and synonyms are other words.

${READING_USAGE}
Examples:
  Keywords that your negatives block by mistake:
    wordloom negatives --keywords keywords.txt --negatives negatives.txt
  The same in an export of the whole account, as a table:
    wordloom negatives --keywords account.csv --negatives account.csv --format csv --output blocked.csv
  How many rows of a recipe a list of negatives blocks:
    wordloom negatives --recipe ads.json --negatives negatives.txt
  Negatives between ad groups, for Google Ads Editor:
    wordloom negatives --groups account.csv --format csv --output cross-negatives.csv
`
