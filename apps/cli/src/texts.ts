import { DEFAULT_FORMAT, FORMATS } from './formats.ts'

export const USAGE = `Usage: wordloom combine FILE... [options]   write every combination of one word from each file
       wordloom count FILE... [options]     write only the number of combinations
       wordloom login [URL]                 save an API token for the server at URL
       wordloom lists [--json]              show the lists saved on the server
       wordloom push FILE [options]         save the words of a file as a list
       wordloom pull LIST [--output FILE]   write the words of a list, given by name or ID
       wordloom logout                      delete the saved token
       wordloom doctor                      check the installation of this checkout

A file has one word per line, in UTF-8. Words aren't changed, and an empty line is an empty word. A file without
lines is ignored. The words of the last file change fastest. One FILE may be - for standard input.

  --separator S   put S between words
  --prefix P      put P before each combination
  --suffix S      put S after each combination
  --unique        keep only the first of equal combinations
  --from N        start with combination N, counted from 0
  --count N       stop after N combinations
  --shard I/N     write only part I of N, counted from 1; all N parts joined are the full output
  --format F      ${formats()}
  --help          show this help
  --version       show the version

Options of push:
  --name NAME     name the list NAME instead of using the file name
  --folder NAME   put the list into that folder
  --replace       replace the words of an existing list with this name

WORDLOOM_ADDRESS and WORDLOOM_TOKEN override the URL and the token that login saved.

If a value begins with a dash, use an equals sign: --separator=--
`

export const COMPLAINT_TEXTS = {
  usage: (reason: string) => `wordloom: ${reason} See wordloom --help.`,
  failure: (reason: string) => `wordloom: ${reason}`,
} as const

export const COMMAND_TEXTS = {
  none: 'Name a command: combine, count, login, lists, push, pull, logout or doctor.',
  unknown: (command: string) =>
    `There is no command '${command}': use combine, count, login, lists, push, pull, logout or doctor.`,
  noFile: 'Name at least one file with words, or - for standard input.',
  inputTwice: 'Standard input can be read only once. Use - for only one file.',
  noNumber: (option: string, text: string) => `${option} takes a whole number, not '${text}'.`,
  noShard: (text: string) => `--shard takes I/N with I from 1 to N, like 2/8, not '${text}'.`,
  noFormat: (formats: readonly string[], text: string) =>
    `--format takes ${formats.join(', ')}, not '${text}'.`,
} as const

export const DOCTOR_TEXTS = {
  noServer: 'doctor checks a server. Run it in the checkout that the server runs from.',
} as const

export const WORD_FILE_TEXTS = {
  standardInput: 'standard input',
  unreadable: (file: string, reason: string) => `Can't read ${file}: ${reason}.`,
  missing: 'there is no such file',
  denied: 'permission denied',
  folder: 'it is a folder',
  tooLarge: 'it is larger than 2 GiB',
  notUtf8: (file: string, byte: number) =>
    `${file} isn't UTF-8: byte ${byte} is invalid. Convert the file to UTF-8.`,
  tooLong: (file: string) => `${file} is too large to be read as one text.`,
} as const

export const OUTPUT_TEXTS = {
  closed: 'The output is closed.',
  unwritable: (reason: string) => `Can't write: ${reason}.`,
  diskFull: 'the disk is full',
} as const

function formats(): string {
  const names = FORMATS.map((format) => (format === DEFAULT_FORMAT ? `${format} (default)` : format))
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
