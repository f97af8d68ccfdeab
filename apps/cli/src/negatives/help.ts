import { READING_USAGE } from '../input/reading-usage.ts'
import { OUTPUT_USAGE } from '../output/output-usage.ts'

export const NEGATIVES_USAGE = `Usage: wordloom negatives --keywords FILE --negatives FILE [options]   show which negatives block which keywords
       wordloom negatives --recipe FILE --negatives FILE [options]     count the rows of a recipe that negatives block
       wordloom negatives --groups FILE [options]                      make negatives between ad groups

  --keywords FILE      keywords that negatives may block: one per line as red shoes (broad), "red shoes" (phrase) or
                       [red shoes] (exact), or a table with the columns Keyword and Match type or Criterion Type, as
                       Google Ads Editor, Microsoft Advertising and Amazon Ads export it
  --negatives FILE     negatives in the same formats; a negative of a campaign or ad group applies only there
  --recipe FILE        instead of keywords: the rows of a recipe, counted at any size without being made
  --match TYPE         how the rows of the recipe are matched: broad (default), phrase or exact
  --groups FILE        keywords with ad groups: makes negatives that send each search to the ad group with the closest
                       keyword; csv is for Google Ads Editor
  --for PLATFORM       who gets the negatives: google-ads (default), microsoft, amazon or apple-ads. Negatives that it
                       doesn't take are named and left out
  --format F           txt (default), csv, tsv or json; without it, the ending of FILE decides
  -o, --output FILE    write to FILE instead of standard output
${OUTPUT_USAGE}
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
