import { TABLE_FORMATS } from '@wordloom/engine'
import { usageOfAll } from '../commands.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { DEFAULT_FORMAT, TEXT_FORMATS } from '../output/formats.ts'
import { OUTPUT_USAGE } from '../output/output-usage.ts'

/** The general help. It has the options of the commands that write rows and of those that use a server. */
export const USAGE = `Usage: ${usageOfAll()}

A file has one word per line. Words aren't changed, and an empty line is an empty word. A file without lines is
ignored. The words of the last file change fastest. One FILE may be - for standard input.

How a row reads:
  --separator S        put S between words
  --prefix P           put P before each row
  --suffix S           put S after each row
  --pattern TEXT       write rows as TEXT, with {1} for a word of the first file; repeat it for more patterns
  --names A,B,C        name the columns, so that patterns, rules and fields can use {City} and [City]
  --all-orders         write the columns in all orders, up to 6 columns
  --link 2,3           take words of these columns from the same line
  --optional 1         after the rows with this column, write the rows without it

Which rows are kept:
  --unique             only the first of equal rows
  --max-length N       at most N characters; also --min-length, and words, bytes and width (East Asian characters
                       and emoji count two): --max-words, --max-bytes, --max-width, --min-words and so on
  --no-repeated-words  no word twice in a row, whatever its case
  --rule RULE          for example 'IF [1] = "a" THEN [2] <> "b"', or '[City] LIKE "L*" OR [Price] IN {"1", "2"}'
  --leave-out FILE     no row that is a line of FILE, whatever its case and the signs of match types
  --for TARGET         only rows that fit TARGET, such as google-ads-keyword or etsy-tag; wordloom targets names all.
                       What doesn't fit is counted on standard error. --check keep keeps those rows, and --check shorten
                       keeps the words that fit: as a text, or as a column of a table

In which order, and how many:
  --shuffle SEED       in a random order that is the same for the same SEED
  --sample N           N rows at random, without repeats; --seed SEED chooses others
  --sample-each 2=N    N rows at random for each word of column 2
  --pairs              few rows in which every two words that the rules allow meet; --triples for every three words
  --from N             start with row N, counted from 0
  --count N            stop after N rows
  --shard I/N          only part I of N, counted from 1; all N parts joined are the full output, except in json and xlsx

${READING_USAGE}
As a table:
  --field NAME=TEXT    a column of the table, such as 'Ad group={1|title}', 'Keyword={text}' or 'No={row|pad:4}'
                       filters: lower upper title sentence slug ascii urlencode trim first:N
                       fit:N (whole words; also fit:N:words, :bytes, :width) pad:N replace:a:b
  --format F           ${formats()}; with --field ${tableFormats()}
                       xlsx is a workbook for Excel and other spreadsheets: every cell is text, and a full sheet
                       (1,048,576 rows) is followed by the next one
                       Without --format, the ending of the output file decides
  -o, --output FILE    write to FILE instead of standard output
${OUTPUT_USAGE}
  --help               show this help
  --version            show the version

From a recipe:
  --recipe FILE        take words and options from FILE, or from standard input with -. Only options of the output can
                       be beside it: --from, --count, --shard, --format, --output, --bom and
                       --no-guard
  Columns have numbers from 1 in all options, and in recipes of version 3, which wordloom recipe writes. In recipes of
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
  --name NAME          name the list NAME instead of using the file name
  --folder NAME        put the list into that folder
  --replace            replace the words of an existing list with this name

WORDLOOM_ADDRESS and WORDLOOM_TOKEN override the URL and the token that login saved.

If a value begins with a dash, use an equals sign: --separator=--
`

function formats(): string {
  return listed(TEXT_FORMATS.map((format) => (format === DEFAULT_FORMAT ? `${format} (default)` : format)))
}

function tableFormats(): string {
  return listed(TABLE_FORMATS)
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
