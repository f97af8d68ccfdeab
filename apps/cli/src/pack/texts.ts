import { count } from '../texts.ts'

export const PACK_TEXTS = {
  noTarget: (targets: readonly string[]) => `Name what to pack for: --for ${targets.join(', ')}.`,
  unknownTarget: (targets: readonly string[], text: string) =>
    `--for takes ${targets.join(', ')}, not '${text}'.`,
  noFile: 'Name the file with the words, the most valuable first, or - for standard input.',
  tooMany: (argument: string) => `'${argument}' is one argument too many.`,
  empty: (file: string) => `${file} has no words.`,
  slots: (used: number, most: number) => `${used} of ${most} tags.`,
  room: (used: number, most: number, unit: string) => `${count(used)} of ${count(most)} ${unit}.`,
  lengths: (characters: number, bytes: number) =>
    `The text has ${count(characters)} characters and ${count(bytes)} bytes.`,
  reported: (title: string) => `Reported by: ${title}.`,
  leftOut: (term: string, reason: string) => `Left out: ${term}: ${reason}`,
} as const

export const PACK_HEADINGS = { term: 'Term', state: 'State', reason: 'Reason' } as const
