export const USAGE = `Usage: wordloom combine FILE... [options]   write every combination of one word of each file
       wordloom count FILE... [options]     write how many combinations that makes, and nothing else
       wordloom login [ADDRESS]             keep an API token for the server at ADDRESS
       wordloom lists [--json]              show the lists that are saved there
       wordloom push FILE [options]         save the words of a file as a list
       wordloom pull LIST [--output FILE]   write the words of a list, named by its name or its ID
       wordloom logout                      forget the token
       wordloom doctor                      examine the installation of this checkout

A file has one word a line, in UTF-8, taken as it is: an empty line is an empty word. A file without lines is
left out. The words of the last file change fastest. FILE may be - for standard input, once.

  --separator S   put S between words
  --prefix P      put P before each combination
  --suffix S      put S after each combination
  --unique        keep the first of equal combinations and drop the later ones
  --from N        start with combination N, counted from 0
  --count N       stop after N combinations
  --shard I/N     only part I of N, counted from 1; all N parts, laid end to end, are the whole
  --format F      txt (default), csv or jsonl
  --help          write this
  --version       write the version

Of push:
  --name NAME     call the list NAME, and not like the file
  --folder NAME   put it into that folder
  --replace       replace the words of the list that has the name

WORDLOOM_ADDRESS and WORDLOOM_TOKEN say where and with which token, in place of what login keeps.

Write an argument that begins with a dash with an equals sign: --separator=--
`

export const COMPLAINT_TEXTS = {
  usage: (reason: string) => `wordloom: ${reason} See wordloom --help.`,
  failure: (reason: string) => `wordloom: ${reason}`,
} as const

export const COMMAND_TEXTS = {
  none: 'Say what to do: combine, count, login, lists, push, pull, logout or doctor.',
  unknown: (command: string) =>
    `There is no command '${command}': use combine, count, login, lists, push, pull, logout or doctor.`,
  noFile: 'Name at least one file of words, or - for standard input.',
  inputTwice: 'Standard input can be read only once: use - for one file.',
  noNumber: (option: string, text: string) => `${option} takes a whole number, not '${text}'.`,
  noShard: (text: string) => `--shard takes I/N with I from 1 to N, like 2/8, not '${text}'.`,
  noFormat: (formats: readonly string[], text: string) =>
    `--format takes ${formats.join(', ')}, not '${text}'.`,
} as const

export const DOCTOR_TEXTS = {
  noServer: 'doctor looks after a server: run it in the checkout that the server runs from.',
} as const

export const WORD_FILE_TEXTS = {
  standardInput: 'standard input',
  unreadable: (file: string, reason: string) => `Cannot read ${file}: ${reason}.`,
  missing: 'there is no such file',
  denied: 'permission denied',
  folder: 'it is a folder',
  tooLarge: 'it is larger than 2 GiB',
  notUtf8: (file: string, byte: number) =>
    `${file} is not UTF-8: byte ${byte} begins no character. Convert the file to UTF-8.`,
  tooLong: (file: string) => `${file} is too large to be read as one text.`,
} as const

export const OUTPUT_TEXTS = {
  closed: 'The output is closed.',
  unwritable: (reason: string) => `Cannot write: ${reason}.`,
  diskFull: 'the disk is full',
} as const
