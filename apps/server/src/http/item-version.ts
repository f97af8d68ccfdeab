import { RequestError } from '../errors.ts'

const ENTITY_TAG = /^"([1-9][0-9]{0,15})"$/

const MALFORMED = 'If-Match must be the version of the item in quotes, like "3"'

export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const version = ENTITY_TAG.exec(header)?.[1]
  if (version === undefined) throw new RequestError('bad_request', { message: MALFORMED })
  return Number(version)
}

export function entityTagOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null
  return typeof answer.version === 'number' ? `"${answer.version}"` : null
}
