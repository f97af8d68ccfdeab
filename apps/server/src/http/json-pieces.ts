import { linesInBlocks, sizeOf, type Text, textOf } from '../text.ts'

/** A text of any length in pieces. No piece is empty. */
export type Pieces = AsyncIterable<string> | Iterable<string>

/** In characters or bytes. Records up to this length are one piece. */
const SHORT = 48 * 1024

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

/** Appends members to a record's own in a JSON object. */
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

/** Appends one member to a record in a JSON object: an array of lines, or null. */
export function recordOf(record: object, name: string, lines: Text | null): Pieces {
  if (lines !== null && isShort(lines)) return [shortRecordOf(record, name, lines)]
  return objectWith(record, { [name]: linesOf(lines) })
}

/** Makes array items like `recordOf`, from batches. A batch of short records becomes one piece. */
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

/** A JSON array of lines, or `null`. */
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

/** A JSON array of values in pieces of about `SHORT` characters. */
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
