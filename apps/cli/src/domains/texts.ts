export const DOMAINS_TEXTS = {
  noFile: 'Name the file with the names, or - for standard input.',
  tooMany: (argument: string) => `'${argument}' is one argument too many.`,
  noEndings: 'Name the endings: --endings com,net,de.',
  badEnding: (ending: string, problem: string) => `--endings: '${ending}': ${problem}`,
  noNumber: (option: string, text: string) => `${option} takes a whole number, not '${text}'.`,
  nothing: (file: string) => `${file} has no name that is possible.`,
} as const

export const DOMAIN_HEADINGS = {
  name: 'Name',
  unicode: 'In letters',
  label: 'Label',
  ending: 'Ending',
  characters: 'Characters',
} as const
