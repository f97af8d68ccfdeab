import type { Limit, Unit } from '../limit.ts'

/** A limit that can be told from the text of a row alone. A row breaks it if it has more than `most`. */
export interface Check {
  readonly reason: string
  readonly unit: 'characters' | 'words' | 'bytes' | 'width'
  /** Counts only characters that match. */
  readonly of?: RegExp
  /** Counts only the first or the last character. */
  readonly at?: 'start' | 'end'
  readonly most: number
}

type RowUnit = Extract<Unit, 'characters' | 'words' | 'bytes'>

const REASONS: Readonly<Record<RowUnit, (most: string) => string>> = {
  characters: (most) => `Over ${most} characters`,
  words: (most) => `Over ${most} words`,
  bytes: (most) => `Over ${most} bytes`,
}

/** @throws {RangeError} if the limit has no such unit. */
export function upTo({ most, field }: Limit, unit: RowUnit): Check {
  return { reason: REASONS[unit](format(maxOf(most, unit, field))), unit, most: maxOf(most, unit, field) }
}

/** Counts characters of double width, such as Japanese ones, twice. */
export function upToWidth({ most, field }: Limit): Check {
  const characters = maxOf(most, 'characters', field)
  return {
    reason: `${REASONS.characters(format(characters))} (wide ones count as 2)`,
    unit: 'width',
    most: characters,
  }
}

export function without(of: RegExp, what: string): Check {
  return { reason: `Has ${what}`, unit: 'characters', of, most: 0 }
}

export function onceAtMost(of: RegExp, character: string): Check {
  return { reason: `Has ${character} twice`, unit: 'characters', of, most: 1 }
}

export function notAt(at: 'start' | 'end', of: RegExp, what: string): Check {
  return { reason: `${at === 'start' ? 'Begins' : 'Ends'} with ${what}`, unit: 'characters', of, at, most: 0 }
}

function maxOf(most: Limit['most'], unit: RowUnit, field: string): number {
  const number = most[unit]
  if (number === undefined) throw new RangeError(`The limit of “${field}” has no ${unit}`)
  return number
}

function format(number: number): string {
  return number.toLocaleString('en-US')
}
