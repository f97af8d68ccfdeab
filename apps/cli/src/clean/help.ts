import { describeOptions } from '../input/option-help.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { CLEAN_OPTIONS } from './command.ts'
import { STEP_OPTIONS } from './step-options.ts'

export const CLEAN_USAGE = `Usage: wordloom clean FILE step... [options]   clean the words of a list; FILE may be - for standard input
       wordloom clean step... --show-chain     write the steps as JSON, to use them again

Steps run in the order in which you write them. Each says on standard error how many words it changed.
${describeOptions(STEP_OPTIONS)}
${describeOptions(CLEAN_OPTIONS)}
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
