import { describeOptions } from '../input/option-help.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { NGRAMS_OPTIONS } from './command.ts'

export const NGRAMS_USAGE = `Usage: wordloom ngrams FILE [options]   count the words and phrases of a list or of a search-term report

${describeOptions(NGRAMS_OPTIONS)}
The file has one term per line, or is a report as Google Ads, Microsoft Advertising, Amazon Ads and Search Console export
it: CSV or TSV with a column of search terms and columns of numbers. Numbers are summed over the terms that contain the
phrase, and rates are computed from the sums: CTR, CPC, conversion rate, CPA and ROAS.

${READING_USAGE}
Examples:
  The words that most terms contain:
    wordloom ngrams words.txt --words 1 --top 20
  What costs most in a search-term report, as a table:
    wordloom ngrams report.csv --sort cost --without-stop-words en --format csv --output phrases.csv
  Pairs of words in at least two terms:
    wordloom ngrams report.csv --words 2 --min-terms 2
  How long the words of a list are:
    wordloom ngrams words.txt --statistics
`
