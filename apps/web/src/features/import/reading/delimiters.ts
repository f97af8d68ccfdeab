/** What stands between the cells of a line, in the order in which it is preferred. */
export const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Pipe' },
] as const

export type Delimiter = (typeof DELIMITERS)[number]['value']
