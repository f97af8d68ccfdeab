export function toLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/)
}

export function toEntries(text: string): readonly string[] {
  return toLines(text).flatMap((line) => line.trim() || [])
}

/** @example toParts('red, blue') // ['red', 'blue'] */
export function toParts(text: string): readonly string[] {
  return text.split(/[,\r\n]/).flatMap((part) => part.trim() || [])
}

/** An amount as it's written in English. A text that isn't an amount stays, so that its check can say so. */
export function toAmountOrText(text: string): number | string | undefined {
  const amount = text.trim().replaceAll(',', '')
  if (amount === '') return undefined
  return /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : text
}

/** The place of an entry in a file, which leaves out those that are blank. */
export function toFilePlace<Entry>(
  entries: readonly Entry[],
  place: number,
  isBlank: (entry: Entry) => boolean,
): number {
  return entries.slice(0, place).filter((entry) => !isBlank(entry)).length
}

export function isBlankText(text: string): boolean {
  return text.trim() === ''
}
