import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { heldByCurrent } from '../../memory/held-memory.ts'
import { inBlocks, linesInBlocks, sizeOf, type Text, textOf } from '../../memory/text.ts'

/** None of the pieces is empty. */
export type Pieces = AsyncIterable<string> | Iterable<string>

/** In characters or bytes. Records up to this length are one piece. */
const SHORT = 48 * 1024

/** In characters. Shorter answers are sent in one piece with a content-length. */
const LARGE_TEXT = 256 * 1024

/** In characters. Other requests get a turn after each block. */
const BLOCK = 64 * 1024

const JSON_TYPE = 'application/json; charset=utf-8'

/** Generates a long text only as fast as the client reads it, and stops when it disconnects. */
export async function sendJson(reply: FastifyReply, status: number, pieces: Pieces): Promise<FastifyReply> {
  reply.code(status).type(JSON_TYPE)
  const rest = iteratorOf(pieces)
  let text = ''
  while (text.length <= LARGE_TEXT) {
    const { done, value } = await rest.next()
    if (done) return reply.send(text)
    text += value
  }
  if (reply.request.method !== 'HEAD')
    return reply.send(Readable.from(heldByCurrent(blocksOf(text, rest)), { objectMode: false }))
  await rest.return?.()
  return reply.send(Readable.from([]))
}

export function sendRecord(
  reply: FastifyReply,
  status: number,
  record: object,
  name: string,
  lines: Text | null,
): Promise<FastifyReply> {
  const entityTag = entityTagOf(record)
  if (entityTag !== null) reply.header('etag', entityTag)
  return sendJson(reply, status, recordOf(record, name, lines))
}

export function entityTagOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null
  return typeof answer.version === 'number' ? `"${answer.version}"` : null
}

type PieceIterator = Iterator<string, unknown> | AsyncIterator<string, unknown>

function iteratorOf(pieces: Pieces): PieceIterator {
  return Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
}

async function* blocksOf(begun: string, rest: PieceIterator): AsyncGenerator<string> {
  let isDone = false
  try {
    for (let block = begun; ; block = '') {
      while (block.length < BLOCK && !isDone) {
        const { done, value } = await rest.next()
        if (done) isDone = true
        else block += value
      }
      if (block !== '') yield block
      if (isDone) return
      await nextTurn()
    }
  } finally {
    if (!isDone) await rest.return?.()
  }
}

export async function* objectOf(members: Readonly<Record<string, Pieces>>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, pieces] of Object.entries(members)) {
    yield `${before}\n${JSON.stringify(name)}: `
    yield* pieces
    before = ','
  }
  yield before === '{' ? '{}' : '\n}\n'
}

export async function* arrayOf(items: AsyncIterable<Pieces> | Iterable<Pieces>): AsyncGenerator<string> {
  let before = '['
  for await (const pieces of items) {
    yield `${before}\n`
    yield* pieces
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

export function* jsonOf(value: unknown): Generator<string> {
  yield JSON.stringify(value)
}

export async function* objectWith(
  record: object,
  members: Readonly<Record<string, Pieces>>,
): AsyncGenerator<string> {
  let before = JSON.stringify(record).slice(0, -1)
  for (const [name, pieces] of Object.entries(members)) {
    yield `${before}${before === '{' ? '' : ','}${JSON.stringify(name)}:`
    yield* pieces
    before = ''
  }
  yield '}'
}

/** Joins a record and the text of a JSON object into one object. Both must have members. */
export async function* objectBefore(record: object, object: Text): AsyncGenerator<string> {
  yield `${JSON.stringify(record).slice(0, -1)},`
  yield* inBlocks(object.slice(1))
}

export function recordOf(record: object, name: string, lines: Text | null): Pieces {
  if (lines !== null && isShort(lines)) return [shortRecordOf(record, name, lines)]
  return objectWith(record, { [name]: linesOf(lines) })
}

/** A batch of short records becomes one piece. */
export async function* recordsOf<Item>(
  batches: AsyncIterable<readonly Item[]>,
  name: string,
  toRecord: (item: Item) => readonly [record: object, lines: Text],
): AsyncGenerator<Pieces> {
  for await (const batch of batches) {
    const records = batch.map(toRecord)
    if (!records.every(([, lines]) => isShort(lines))) {
      for (const [record, lines] of records) yield recordOf(record, name, lines)
    } else if (records.length > 0) {
      yield [records.map(([record, lines]) => shortRecordOf(record, name, lines)).join(',\n')]
    }
  }
}

function isShort(lines: Text): boolean {
  return sizeOf(lines) <= SHORT
}

function shortRecordOf(record: object, name: string, lines: Text): string {
  return JSON.stringify({ ...record, [name]: textOf(lines).split('\n') })
}

export function linesOf(lines: Text | null): Pieces {
  return lines === null ? ['null'] : arrayOfLines(lines)
}

async function* arrayOfLines(lines: Text): AsyncGenerator<string> {
  let before = '['
  for await (const block of linesInBlocks(lines)) {
    yield before + JSON.stringify(block.split('\n')).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

export function* valuesOf(values: readonly unknown[]): Generator<string> {
  let piece = '['
  for (const [at, value] of values.entries()) {
    piece += `${at === 0 ? '' : ','}${JSON.stringify(value)}`
    if (piece.length < SHORT) continue
    yield piece
    piece = ''
  }
  yield `${piece}]`
}
