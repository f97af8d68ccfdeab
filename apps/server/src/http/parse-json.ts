import parse from 'secure-json-parse'
import { RequestError } from '../errors.ts'
import { shapeProblem } from './json-shape.ts'
import type { Blocks } from './read-body.ts'

const BYTE_ORDER_MARK = '\ufeff'

/** Refuses texts that are slow or dangerous to parse. @throws {RequestError} */
export function parseJson(blocks: Blocks): unknown {
  const problem = shapeProblem(blocks)
  if (problem !== null) throw new RequestError('bad_request', { message: problem })
  return parseText(() => decode(blocks))
}

/** @throws {RequestError} */
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

/** @throws {TypeError} if the blocks aren't UTF-8 */
export function decode(blocks: Blocks): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const last = blocks.length - 1
  return blocks.map((block, at) => utf8.decode(block, { stream: at < last })).join('')
}
