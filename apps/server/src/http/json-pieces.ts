import { setImmediate as nextTurn } from 'node:timers/promises'

/** A text of any length, piece by piece. None of them is empty. */
export type Pieces = AsyncIterable<string> | Iterable<string>

/** Lines as one text, or as texts of whole lines each, without the line feed at their end. */
export type Lines = string | AsyncIterable<string>

/** Characters of a block: others get their turn after each. */
const BLOCK = 64 * 1024

/** A JSON object of what its members are made of. */
export async function* objectOf(members: Readonly<Record<string, Pieces>>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, pieces] of Object.entries(members)) {
    yield `${before}\n${JSON.stringify(name)}: `
    yield* pieces
    before = ','
  }
  yield before === '{' ? '{}' : '\n}\n'
}

/** A JSON array of what its items are made of. */
export async function* arrayOf(items: AsyncIterable<Pieces> | Iterable<Pieces>): AsyncGenerator<string> {
  let before = '['
  for await (const pieces of items) {
    yield `${before}\n`
    yield* pieces
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

/** A JSON value in one piece. */
export function* jsonOf(value: unknown): Generator<string> {
  yield JSON.stringify(value)
}

/** A JSON object with one member more, the last. */
export async function* withMember(record: object, name: string, pieces: Pieces): AsyncGenerator<string> {
  const head = JSON.stringify(record).slice(0, -1)
  yield `${head}${head === '{' ? '' : ','}${JSON.stringify(name)}:`
  yield* pieces
  yield '}'
}

/** A JSON object with one member more, the last: an array of lines, or null. */
export function recordOf(record: object, name: string, lines: Lines | null): Pieces {
  if (typeof lines === 'string' && isShort(lines)) return [shortRecordOf(record, name, lines)]
  return withMember(record, name, linesOf(lines))
}

/** Items of a JSON array as `recordOf` makes them, of what comes some at a time. Where all are short, these are one piece. */
export async function* recordsOf<Item>(
  batches: AsyncIterable<readonly Item[]>,
  name: string,
  toRecord: (item: Item) => readonly [record: object, lines: string],
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

function isShort(lines: string): boolean {
  return lines.length <= BLOCK
}

function shortRecordOf(record: object, name: string, lines: string): string {
  return JSON.stringify({ ...record, [name]: lines.split('\n') })
}

/** A JSON array of lines, or null. */
export function linesOf(lines: Lines | null): Pieces {
  return lines === null ? ['null'] : arrayOfLines(lines)
}

async function* arrayOfLines(lines: Lines): AsyncGenerator<string> {
  let before = '['
  for await (const block of typeof lines === 'string' ? blocksOf(lines) : lines) {
    yield before + JSON.stringify(block.split('\n')).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** The text in blocks of whole lines, without the line feed at their end. */
export async function* blocksOf(text: string): AsyncGenerator<string> {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start + BLOCK)
    if (end === -1) yield text.slice(start)
    else {
      yield text.slice(start, end)
      await nextTurn()
    }
  }
}
