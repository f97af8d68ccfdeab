import { linesInBlocks, sizeOf, type Text, textOf } from '../text.ts'

/** None of the pieces is empty. */
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
