import { type LengthUnit, lengthIn } from './length-in.ts'

export interface Measure {
  readonly unit: LengthUnit
  /** Counts only characters that match, such as `/[^a-z0-9-]/u`. Without the flags `g` and `y`. */
  readonly of?: RegExp
  /** Counts only the first or the last character of the row. */
  readonly at?: 'start' | 'end'
}

export function createMeasure({ unit, of, at }: Measure): (text: string) => number {
  if (of === undefined) return (text) => lengthIn(unit, partOf(text, at))
  return (text) => {
    let length = 0
    for (const character of partOf(text, at)) if (of.test(character)) length += lengthIn(unit, character)
    return length
  }
}

function partOf(text: string, at: Measure['at']): string {
  if (at === undefined || text === '') return text
  if (at === 'start') return String.fromCodePoint(text.codePointAt(0) ?? 0)
  return /.$/su.exec(text)?.[0] ?? ''
}
