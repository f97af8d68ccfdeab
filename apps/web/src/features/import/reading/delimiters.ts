/** What stands between the cells of a line, in the order in which it is preferred. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

export type Delimiter = (typeof DELIMITERS)[number]
