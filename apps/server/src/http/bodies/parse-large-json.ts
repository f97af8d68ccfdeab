import { randomUUID } from 'node:crypto'
import { type Endpoint, ItemParts } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import { findItemArray, type ItemArray, partsOf } from './item-array.ts'
import { type Blocks, decode, free, parsePart, parseText, shapeProblem, sizeOf } from './parse-json.ts'

const PART_BYTES = 256 * 1024

type Bytes = Blocks[number]

/**
 * `parseJson` and `parsePart` in far less memory: the text of items overwrites their JSON, which is never shorter.
 * Large texts in the result are UTF-8 bytes. @throws {RequestError}
 */
export function parseLargeJson(
  schema: NonNullable<Endpoint['body']>,
  blocks: Blocks,
  partBytes = PART_BYTES,
): unknown {
  const problem = shapeProblem(blocks)
  if (problem !== null) throw new RequestError('bad_request', { message: problem })
  const json = toOneBlock(blocks)
  const array = findItemArray(json)
  const placeholder = randomUUID()
  const value = parseText(() => decodeWith(placeholder, json, array))
  const field = fieldOf(value, placeholder)
  // A missing array means that its name occurs twice and the later one counts.
  if (array === null || field === undefined) {
    const plain = array === null ? value : parseText(() => decode([json]))
    return withBytes(parsePart(schema, plain))
  }
  const { items, length, readRest } = createItems(json, array, partBytes)
  Object.assign(value as object, { [field]: items })
  try {
    const body = withBytes(parsePart(schema, value))
    const parsed = body[field]
    return { ...body, [field]: { ...(parsed as object), text: json.subarray(0, length()) } }
  } finally {
    readRest()
  }
}

function withBytes(body: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body as object).map(([name, value]) => [name, toBytes(value)]))
}

function toBytes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('json' in value)) return value
  const { json } = value
  return typeof json === 'string' ? { ...value, json: new TextEncoder().encode(json) } : value
}

function decodeWith(placeholder: string, json: Bytes, array: ItemArray | null): string {
  if (array === null) return decode([json])
  const [before, after] = [json.subarray(0, array.start), json.subarray(array.end)]
  return decode([before]) + JSON.stringify(placeholder) + decode([after])
}

function fieldOf(value: unknown, placeholder: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.keys(value).find((name) => Reflect.get(value, name) === placeholder)
}

function createItems(json: Bytes, array: ItemArray, partBytes: number) {
  const encoder = new TextEncoder()
  let written = 0
  const parts = parsed(partsOf(json, array, partBytes))
  return {
    items: new ItemParts(parts, (piece) => {
      written += encoder.encodeInto(piece, json.subarray(written, array.end)).written
    }),
    length: () => written,
    /** Also refuses invalid JSON in items that the schema left unread. */
    readRest: () => {
      for (const _ of parts);
    },
  }
}

function* parsed(parts: Iterable<Bytes>): Generator<readonly unknown[]> {
  let isFirst = true
  let wasEmpty = false
  for (const part of parts) {
    const values = parseText(() => `[${decode([part])}]`) as unknown[]
    // A comma without a value next to it.
    if (wasEmpty || (values.length === 0 && !isFirst))
      throw new RequestError('bad_request', { message: 'Invalid JSON' })
    wasEmpty = values.length === 0
    isFirst = false
    yield values
  }
}

function toOneBlock(blocks: Blocks): Bytes {
  const [only = new Uint8Array(0), ...others] = blocks
  if (others.length === 0) return only
  const json = new Uint8Array(sizeOf(blocks))
  let at = 0
  for (const block of blocks) {
    json.set(block, at)
    at += block.length
    free([block])
  }
  return json
}
