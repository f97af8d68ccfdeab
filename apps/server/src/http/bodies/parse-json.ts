import { type Endpoint, type ErrorCode, MAX_COMBINATIONS, MAX_WORDS } from '@wordloom/contract'
import parse from 'secure-json-parse'
import * as z from 'zod/mini'
import { RequestError } from '../../errors.ts'

/** Each block owns its memory, so it can be transferred to another thread. */
export type Blocks = readonly Uint8Array<ArrayBuffer>[]

const BYTE_ORDER_MARK = '\ufeff'

/** Our own requests use four levels. */
const MAX_DEPTH = 32

/** Arrays, objects and members in total. Our own requests have a few dozen. */
const MAX_PARTS = 10_000

const MAX_KEPT_ITEMS = Math.max(MAX_WORDS, MAX_COMBINATIONS)

/** The schema's limit is lower, and its error is more specific. */
const MAX_ITEMS = 2 * MAX_KEPT_ITEMS

const MAX_UNKNOWN = 20

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPENING_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSING_BRACKET = 0x5d
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

/** Refuses texts that are slow or dangerous to parse. @throws {RequestError} */
export function parseJson(blocks: Blocks): unknown {
  const problem = shapeProblem(blocks)
  if (problem !== null) throw new RequestError('bad_request', { message: problem })
  return parseText(() => decode(blocks))
}

export function parseText(decode: () => string): unknown {
  try {
    const text = decode()
    if (!text.startsWith(BYTE_ORDER_MARK)) return parse(text)
  } catch (error) {
    // Other errors are bugs, not invalid input.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error
  }
  throw new RequestError('bad_request', { message: 'Invalid JSON' })
}

export function decode(blocks: Blocks): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const last = blocks.length - 1
  return blocks.map((block, at) => utf8.decode(block, { stream: at < last })).join('')
}

/** Finds texts that would be slow to parse, or take too much memory, without parsing them. */
export function shapeProblem(blocks: Blocks): string | null {
  let depth = 0
  let parts = 0
  let commas = 0
  let isInText = false
  let isEscaped = false
  for (const block of blocks) {
    for (let at = 0; at < block.length; at++) {
      if (isInText) {
        const end = endOfText(block, at, isEscaped)
        isInText = end.at === block.length
        isEscaped = end.isEscaped
        at = end.at
        continue
      }
      switch (block[at]) {
        case QUOTE:
          isInText = true
          break
        case COMMA:
          commas++
          break
        case OPENING_BRACKET:
        case OPENING_BRACE:
          if (++depth > MAX_DEPTH) return 'The JSON is nested too deeply'
          parts++
          break
        case CLOSING_BRACKET:
        case CLOSING_BRACE:
          depth--
          break
        case COLON:
          parts++
          break
      }
      if (parts > MAX_PARTS) return 'The JSON has too many lists, objects or fields'
    }
    if (commas > MAX_ITEMS) {
      return `Too many items: at most ${MAX_KEPT_ITEMS.toLocaleString('en')} can be kept together`
    }
  }
  return null
}

/** Skips to the quotation mark that ends the text, or to the end of the block: most bytes of a large body are inside texts. */
function endOfText(block: Blocks[number], start: number, isFirstEscaped: boolean) {
  const from = isFirstEscaped ? start + 1 : start
  for (let at = block.indexOf(QUOTE, from); ; at = block.indexOf(QUOTE, at + 1)) {
    const end = at === -1 ? block.length : at
    let backslashes = 0
    while (end - backslashes > from && block[end - 1 - backslashes] === BACKSLASH) backslashes++
    const isEscaped = backslashes % 2 === 1
    if (at === -1 || !isEscaped) return { at: end, isEscaped }
  }
}

export function sizeOf(blocks: Blocks): number {
  return blocks.reduce((size, { length }) => size + length, 0)
}

/** Frees the memory now. The next garbage collection, which would free it too, may come much later. */
export function free(blocks: Blocks): void {
  for (const { buffer } of blocks) if (!buffer.detached) buffer.transfer(0)
}

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
      .slice(0, MAX_UNKNOWN)
      .map((key) => ({ field: key, message: `Unknown field: ${key.slice(0, 100)}` }))
  }
  const field = issue.path.join('.')
  if (field === '') return [{ field, message: 'Send a JSON object' }]
  return [{ field, message: issue.message === 'Invalid input' ? `Please correct ${field}` : issue.message }]
}

function toEntry({ field, message }: Problem): [string, string] {
  return [field, message]
}
