import { setImmediate as nextTurn } from 'node:timers/promises'

/** A text of any length, piece by piece. None of them is empty. */
export type Pieces = AsyncIterable<string> | Iterable<string>

/** Characters of a piece: others get their turn after each. */
const PIECE = 64 * 1024

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
export async function* arrayOf(items: AsyncIterable<Pieces>): AsyncGenerator<string> {
  let before = '['
  for await (const pieces of items) {
    yield `${before}\n`
    yield* pieces
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

/** A JSON value, with moments (`…At`, in milliseconds) as people and other programs read them. */
export function* jsonOf(value: unknown): Generator<string> {
  yield JSON.stringify(Array.isArray(value) ? value.map(withMoments) : withMoments(value))
}

/** A JSON object with one member more: an array of the lines of a text. */
export async function* recordOf(record: object, name: string, lines: string | null): AsyncGenerator<string> {
  const head = JSON.stringify(withMoments(record)).slice(0, -1)
  yield `${head},${JSON.stringify(name)}:`
  if (lines === null) {
    yield 'null}'
    return
  }
  let before = '['
  for await (const block of blocksOf(lines)) {
    yield before + JSON.stringify(block.split('\n')).slice(1, -1)
    before = ','
  }
  yield ']}'
}

/** The lines of a text, each with its end. Without a text there are none. */
export async function* linesOf(text: string | null): AsyncGenerator<string> {
  if (text === null) return
  for await (const block of blocksOf(text)) yield `${block}\n`
}

/** Whole lines, as many as make a piece. */
async function* blocksOf(text: string): AsyncGenerator<string> {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start + PIECE)
    yield end === -1 ? text.slice(start) : text.slice(start, end)
    await nextTurn()
  }
}

function withMoments(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key.endsWith('At') && typeof each === 'number' ? new Date(each).toISOString() : each,
    ]),
  )
}
