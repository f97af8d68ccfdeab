import { describeOptions } from '../input/option-help.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { COMPARE_OPTIONS, OPERATIONS } from './command.ts'

export const COMPARE_USAGE = `Usage: wordloom compare FILE FILE... [options]   show what lists have in common, and what only one of them has

Without an operation, it counts the words of each file, and how many only that file has.
${describeOptions(OPERATIONS)}
${describeOptions(COMPARE_OPTIONS)}
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
