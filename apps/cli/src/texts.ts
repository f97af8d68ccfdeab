import { namesOfAll } from './commands.ts'

export const COMPLAINT_TEXTS = {
  usage: (reason: string) => `wordloom: ${reason} See wordloom --help.`,
  failure: (reason: string) => `wordloom: ${reason}`,
} as const

export const COMMAND_TEXTS = {
  none: `Name a command: ${namesOfAll()}.`,
  unknown: (command: string) => `There is no command '${command}': use ${namesOfAll()}.`,
  noFile: 'Name at least one file with words, or - for standard input.',
  recipeAndFiles: 'A recipe has its own words. Leave out the files, or --recipe.',
  recipeAndOption: (option: string) => `A recipe has its own options. Leave out ${option}, or --recipe.`,
  recipeOfRecipe: 'recipe writes a recipe of files and options. Use --recipe with combine or count.',
  notInRecipe: (option: string) => `A recipe has no ${option}. Use it when you combine the recipe.`,
  inputTwice: 'Standard input can be read only once. Use - for only one file.',
  noNumber: (option: string, text: string) => `${option} takes a whole number, not '${text}'.`,
  noShard: (text: string) => `--shard takes I/N with I from 1 to N, like 2/8, not '${text}'.`,
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
} as const

export const READING_TEXTS = {
  read: (file: string, report: string) => `wordloom: ${file}: ${report}`,
  unread: (file: string, reason: string, option: string | null) =>
    `${file}: ${option === null ? reason : `${reason.replace(/\.$/, '')} (${option}).`}`,
  linesOnly: '--lines takes each line as a word. Leave out --column and --header.',
  noEncoding: (encodings: readonly string[], text: string) =>
    `--encoding takes ${encodings.join(', ')}, not '${text}'.`,
  noSeparator: (text: string) => `--separator-in takes comma, semicolon, tab or pipe, not '${text}'.`,
  noHeader: (text: string) => `--header takes the number of a line from 1, or none, not '${text}'.`,
  noSheet: (file: string, sheet: string, names: readonly string[]) =>
    names.length === 0
      ? `${file} isn't a workbook. Leave out --sheet.`
      : `${file} has no sheet '${sheet}'. Its sheets are: ${names.join(', ')}.`,
} as const

export const JSON_FILE_TEXTS = {
  at: (file: string, problem: string) => `${file}: ${problem}`,
  noJson: (file: string, reason: string) => `${file} isn't JSON (${reason}).`,
} as const

export const REPORT_TEXTS = {
  problem: (file: string, line: number, text: string, message: string) =>
    `wordloom: ${file}, line ${line}: ${text.trim() || 'nothing'}: ${message}`,
  moreProblems: (problems: number) => `wordloom: ${count(problems)} more lines have problems.`,
} as const

export const OUTPUT_CHOICE_TEXTS = {
  noFormat: (formats: readonly string[], text: string) =>
    `--format takes ${formats.join(', ')}, not '${text}'.`,
  conflict: (format: string, file: string) =>
    `--format ${format} doesn't fit '${file}'. Write to a file that ends in .${format}, or leave out --format.`,
  noEnding: (formats: readonly string[], file: string) =>
    `'${file}' can't be written: the formats here are ${formats.join(', ')}. Use another ending.`,
  onlyCsv: (option: string, format: string) =>
    `${option} is for csv and tsv, not for ${format}. Leave it out, or use --format csv.`,
} as const

export const OUTPUT_TEXTS = {
  closed: 'The output is closed.',
  terminal: "A terminal can't show a workbook. Write it to a file with --output FILE.",
  unopened: (file: string, reason: string) => `Can't write to ${file}: ${reason}.`,
  unwritable: (reason: string) => `Can't write: ${reason}.`,
  diskFull: 'the disk is full',
} as const

/** Made when it's needed, because that takes milliseconds, and only once. */
let wholeNumbers: Intl.NumberFormat | null = null

/** @example count(1234567n) // '1,234,567' */
export function count(number: number | bigint): string {
  wholeNumbers ??= new Intl.NumberFormat('en')
  return wholeNumbers.format(number)
}
