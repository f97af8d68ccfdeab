import { READING_USAGE } from '../input/reading-usage.ts'
import { OUTPUT_USAGE } from '../output/output-usage.ts'

export const CLEAN_USAGE = `Usage: wordloom clean FILE step... [options]   clean the words of a list; FILE may be - for standard input
       wordloom clean step... --show-chain     write the steps as JSON, to use them again

Steps run in the order in which you write them. Each says on standard error how many words it changed.
  --trim               no spaces around words, and one space between their parts
  --no-empty           remove empty words
  --case C             lower, upper, title or sentence; title and sentence change only first letters
  --unique HOW         remove duplicates: exact, or without differences in case, accents, order (the same words in another
                       order), endings (shoe and shoes, run and running) and stop-words (the, for); join them by commas
  --survivor S         after --unique: the word of a group that stays: first (default), last, shortest or longest
  --sort BY            by name, length, number or random; name:down and so on for the other direction
  --seed TEXT          after --sort random: another order; the same seed makes the same order
  --replace /A/B/      replace the text A by B; any character can be the slash
  --replace-wildcard   the same, with * for any characters and ? for one
  --replace-regex      the same, with a regular expression of RE2, and $1 in B for its first group
  --prefix P           put P before each word; also --suffix S
  --keep-only TEST     remove all other words. TEST is text:T (the word contains T), wildcard:W (W is the whole word),
                       regex:R, list:FILE (the word is a line of FILE), or has:digits, symbols, non-ascii or emoji
  --remove TEST        remove the words that pass TEST
  --ignore-case        after --replace, --keep-only and --remove: ignore case there
  --min-length N       remove words with fewer than N characters; also --max-length, --min-words and --max-words
  --split S            make a word of each part between S; --part N after it keeps only part N, counted from 1
  --strip-punctuation  no punctuation; an apostrophe or a hyphen between letters stays
  --normalize FORM     a form of Unicode: NFC, NFD, NFKC or NFKD
  --ascii              write other letters with those of ASCII, such as Koln for Köln
  --extract WHAT       urls, emails, hashtags or numbers, instead of the words that contain them
  --chain FILE         the steps of FILE, at this place

  --language L         the language of the steps, such as de; default en for endings and stop-words
  --preview            write what each step changes instead of the words
  --format F           txt (default), csv, json, jsonl or xlsx; without it, the ending of FILE decides
  -o, --output FILE    write to FILE instead of standard output
${OUTPUT_USAGE}
${READING_USAGE}
Examples:
  A tidy list without duplicates, in the order of the alphabet:
    wordloom clean words.txt --trim --no-empty --unique case,accents --sort name --output tidy.txt
  Which words are nearly the same, before you remove any:
    wordloom clean words.txt --unique case,order,endings --survivor shortest --preview
  Search terms without brands, at most five words long:
    wordloom clean terms.txt --remove list:brands.txt --ignore-case --max-words 5
  The email addresses in a text:
    wordloom clean contacts.txt --extract emails --case lower --unique exact
  Sizes written in one way, and the part before the comma:
    wordloom clean words.txt --replace-regex '/([0-9]+) ?cm/$1 centimeters/' --split , --part 1
  Steps that you keep, and their use in a pipe:
    wordloom clean --trim --case lower --unique case,endings --language en --show-chain --output tidy.json
    wordloom clean words.txt --chain tidy.json --quiet
`
