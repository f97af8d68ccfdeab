import type { Endpoint, ErrorCode } from '@wordloom/contract'
import * as z from 'zod/mini'
import { RequestError } from '../errors.ts'

const MOST_UNKNOWN = 20

/** @throws {RequestError} naming each invalid field */
export function parsePart(
  schema: NonNullable<Endpoint['body']>,
  value: unknown,
  code: ErrorCode = 'bad_request',
): unknown {
  const outcome = z.safeParse(schema, value)
  if (outcome.success) return outcome.data
  if (code !== 'bad_request') throw new RequestError(code)
  const problems = outcome.error.issues.flatMap(toProblems)
  const fields = Object.fromEntries(
    problems
      .filter(({ field }) => field !== '')
      .map(toEntry)
      .reverse(),
  )
  const [first] = problems
  throw new RequestError('bad_request', {
    ...(first && { message: first.message }),
    ...(Object.keys(fields).length > 0 && { fields }),
  })
}

interface Problem {
  readonly field: string
  readonly message: string
}

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, MOST_UNKNOWN)
      .map((key) => ({ field: key, message: `Unknown field: ${key.slice(0, 100)}` }))
  }
  const field = issue.path.join('.')
  if (field === '') return [{ field, message: 'Send a JSON object' }]
  return [{ field, message: issue.message === 'Invalid input' ? `Please correct ${field}` : issue.message }]
}

function toEntry({ field, message }: Problem): [string, string] {
  return [field, message]
}
