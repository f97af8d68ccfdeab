/** Pieces never end within a surrogate pair or between `\r` and `\n`. */
export class LineBreaks {
  readonly #size: number
  #kept = ''

  constructor(size: number) {
    this.#size = size
  }

  *push(text: string): Generator<string> {
    for (let from = 0; from < text.length; from += this.#size) {
      const piece = this.#kept + text.slice(from, from + this.#size)
      const end = isOpenEnded(piece) ? piece.length - 1 : piece.length
      this.#kept = piece.slice(end)
      if (end > 0) yield toLineFeeds(piece.slice(0, end))
    }
  }

  *end(): Generator<string> {
    if (this.#kept !== '') yield toLineFeeds(this.#kept)
    this.#kept = ''
  }
}

export type Pieces = AsyncIterable<string> | Iterable<string>

/** Pieces of at most `size` characters, with `\n` after each line. */
export async function* toLines(pieces: Pieces, size: number): AsyncGenerator<string> {
  const lineBreaks = new LineBreaks(size)
  for await (const piece of pieces) yield* lineBreaks.push(piece)
  yield* lineBreaks.end()
}

function isOpenEnded(piece: string): boolean {
  const last = piece.charCodeAt(piece.length - 1)
  return last === 0x0d || (last >= 0xd800 && last <= 0xdbff)
}

function toLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
