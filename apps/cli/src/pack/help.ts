import { describeOptions } from '../input/option-help.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { PACK_OPTIONS } from './command.ts'

export const PACK_USAGE = `Usage: wordloom pack --for TARGET FILE [options]   choose the words that fit into tags or search terms

${describeOptions(PACK_OPTIONS)}
The file has one word or phrase per line, the most valuable first. One is left out only if it doesn't fit beside those
before it, and the reason is shown.

${READING_USAGE}
Examples:
  The 13 tags of an Etsy listing, from the most valuable phrases:
    wordloom pack --for etsy-tags phrases.txt
  Search terms for Amazon, each word once:
    wordloom pack --for amazon-search-terms phrases.txt --format json --output terms.json
`
