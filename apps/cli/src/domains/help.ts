import { describeOptions } from '../input/option-help.ts'
import { READING_USAGE } from '../input/reading-usage.ts'
import { DOMAINS_OPTIONS } from './command.ts'

export const DOMAINS_USAGE = `Usage: wordloom domains FILE --endings A,B [options]   make domain names of words and endings

${describeOptions(DOMAINS_OPTIONS)}
The file has one name per line, without ending. Names with other letters than a to z are encoded as the DNS has them
(xn--); csv and json show both forms. A name that no registry can take is named with the reason, and left out. A
registry may have further rules of its own.

${READING_USAGE}
Examples:
  Short names of two words, with three endings:
    wordloom combine a.txt b.txt --output names.txt
    wordloom domains names.txt --endings com,net,de --max-length 12
`
