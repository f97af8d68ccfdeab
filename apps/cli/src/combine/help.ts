import { TABLE_FORMATS } from '@wordloom/engine'
import {
  FACT_OPTIONS,
  JOINING_OPTIONS,
  RANGE_OPTIONS,
  RECIPE_FILE_OPTION,
  UNIQUE_OPTION,
} from '../command.ts'
import { usageOfAll } from '../commands.ts'
import { describeOptions } from '../input/option-help.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { PUSH_OPTIONS } from '../library/command.ts'
import { DEFAULT_FORMAT, TEXT_FORMATS } from '../output/formats.ts'
import { OUTPUT_OPTIONS } from '../output/output-choice.ts'
import { FIELD_OPTIONS, ORDER_OPTIONS, PATTERN_OPTIONS, RULE_OPTIONS } from '../recipe/recipe-options.ts'

const { format, ...otherOutputs } = OUTPUT_OPTIONS
const FORMAT_OPTION = {
  ...format,
  help: [
    'F',
    `${listed(TEXT_FORMATS.map((name) => (name === DEFAULT_FORMAT ? `${name} (default)` : name)))}; with --field ${listed(TABLE_FORMATS)}`,
    'xlsx is a workbook for Excel and other spreadsheets: every cell is text, and a full sheet',
    '(1,048,576 rows) is followed by the next one',
    'Without --format, the ending of the output file decides',
  ],
} as const

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** The general help. It has the options of the commands that write rows and of those that use a server. */
export const USAGE = `Usage: ${usageOfAll()}

A file has one word per line. Words aren't changed, and an empty line is an empty word. A file without lines is
ignored. The words of the last file change fastest. One FILE may be - for standard input.

How a row reads:
${describeOptions({ ...JOINING_OPTIONS, ...PATTERN_OPTIONS })}
Which rows are kept:
${describeOptions({ ...UNIQUE_OPTION, ...RULE_OPTIONS })}
In which order, and how many:
${describeOptions({ ...ORDER_OPTIONS, ...RANGE_OPTIONS })}
${READING_USAGE}
As a table:
${describeOptions({ ...FIELD_OPTIONS, format: FORMAT_OPTION, ...otherOutputs })}
${describeOptions(FACT_OPTIONS)}
From a recipe:
${describeOptions(RECIPE_FILE_OPTION)}  Columns have numbers from 1 in all options, and in recipes of version 3, which wordloom recipe writes. In recipes of
  version 2, links, optional columns and samples number columns from 0; they are read as before.
  In a recipe, words are read as on the page: spaces around a word, repeated spaces, empty lines and surrounding quotes
  don't belong to it. wordloom recipe puts words into quotes where that keeps them, and names those it can't keep.

Examples:
  Every city with every service, in two word orders, if it fits into an ad:
    wordloom combine cities.txt services.txt --pattern '{2} in {1}' --pattern 'best {2} {1}' --max-length 80
  Each city only with its own state, from the same line:
    wordloom combine cities.txt states.txt services.txt --link 1,2 --pattern '{3} {1} {2}' --unique
  Articles of a shop, without a size that one fabric doesn't have:
    wordloom combine sizes.txt fabrics.txt --names Size,Fabric --rule 'IF [Fabric] = "silk" THEN [Size] <> "XL"'
  How many rows are new, if live.txt has those that you already use:
    wordloom count a.txt b.txt c.txt --separator ' ' --no-repeated-words --max-words 10 --leave-out live.txt
  Keywords that Google Ads takes:
    wordloom combine cities.txt services.txt --separator ' ' --for google-ads-keyword --check drop
  With and without the word of the first file:
    wordloom combine best.txt services.txt cities.txt --optional 1 --separator ' '
  500 rows at random, in random order, the same each time:
    wordloom combine a.txt b.txt c.txt --sample 500 --seed 7 --shuffle 7
  Three ads for each city, chosen at random:
    wordloom combine cities.txt services.txt best.txt --pattern '{3} {2} in {1}' --sample-each 1=3
  Few test cases in which each two values meet:
    wordloom combine browsers.txt systems.txt sizes.txt --pairs --separator ,
  A table with a page and a title for each row:
    wordloom combine cities.txt services.txt --format csv --field 'Page=/{1|slug}/{2|slug}' --field 'Title={2|title} in {1}'
  A workbook:
    wordloom combine brands.txt models.txt --separator ' ' --format xlsx --output products.xlsx
  The second of eight parts, for eight machines:
    wordloom combine a.txt b.txt c.txt --separator ' ' --shard 2/8
  A recipe that you keep, and its rows:
    wordloom recipe cities.txt services.txt --pattern '{2} in {1}' --output ads.json
    wordloom combine --recipe ads.json --count 10
  A campaign as a file for Google Ads Editor:
    wordloom campaign campaign.json --for google-ads-editor -o uploads
  Variants of a product as a file for Shopify:
    wordloom products products.json --for shopify -o shopify.csv

Options of push:
${describeOptions(PUSH_OPTIONS)}
WORDLOOM_ADDRESS and WORDLOOM_TOKEN override the URL and the token that login saved.

If a value begins with a dash, use an equals sign: --separator=--
`
