import { describePlace, type FilePlace } from '@wordloom/uploads'
import type { Mistake } from './outcome.ts'
import type { Checking } from './use-check.ts'

export interface FieldErrors {
  at(...place: FilePlace): string | undefined
  within(...place: FilePlace): string | undefined
}

/** For a draft that nobody began. */
export const NOTHING_FOUND = { outcome: null }

export function toFieldErrors({ outcome }: Pick<Checking, 'outcome'>): FieldErrors {
  const mistakes = outcome?.kind === 'mistaken' ? outcome.mistakes : []
  const find = (isFound: (place: FilePlace) => boolean) =>
    mistakes.find(({ place }) => isFound(place))?.message
  return {
    at: (...wanted) => find((place) => place.length === wanted.length && startsWith(place, wanted)),
    within: (...wanted) => find((place) => startsWith(place, wanted)),
  }
}

function startsWith(place: FilePlace, start: FilePlace): boolean {
  return start.every((part, i) => place[i] === part)
}

/** @example describeMistake({ place: ['columns', 0, 'name'], message: 'Please enter a name' }) // 'columns 1, name: Please enter a name' */
export function describeMistake(mistake: Mistake | undefined): string {
  if (mistake === undefined) return ''
  const { place, message } = mistake
  return place.length === 0 ? message : `${describePlace(place)}: ${message}`
}
