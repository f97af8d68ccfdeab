import { READING_USAGE } from '../input/reading-usage.ts'
import { OUTPUT_USAGE } from '../output/output-usage.ts'

export const PACK_USAGE = `Usage: wordloom pack --for TARGET FILE [options]   choose the words that fit into tags or search terms

  --for TARGET         etsy-tags, youtube-tags, amazon-search-terms, app-store-keywords,
                       instagram-hashtags or tiktok-hashtags
  --format F           txt (default), csv, tsv or json; without it, the ending of FILE decides
  -o, --output FILE    write to FILE instead of standard output
${OUTPUT_USAGE}
The file has one word or phrase per line, the most valuable first. One is left out only if it doesn't fit beside those
before it, and the reason is shown.

${READING_USAGE}
Examples:
  The 13 tags of an Etsy listing, from the most valuable phrases:
    wordloom pack --for etsy-tags phrases.txt
  Search terms for Amazon, each word once:
    wordloom pack --for amazon-search-terms phrases.txt --format json --output terms.json
`
