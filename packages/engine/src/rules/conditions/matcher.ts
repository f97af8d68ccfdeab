/** In code points. It bounds the time that a word takes. */
export const LONGEST_PATTERN = 200

type Piece = readonly (number | null)[]

/** Finds each piece between stars at its first place after the one before, so backtracking never explodes. */
export function createMatcher(pattern: string): (word: string) => boolean {
  const [head = [], ...others] = pattern.split('*').map(toPiece)
  const tail = others.pop()
  if (tail === undefined) return (word) => matchAt(word, 0, head) === word.length
  return (word) => {
    let at = matchAt(word, 0, head)
    for (const piece of others) {
      if (at === -1) return false
      at = findFrom(word, at, piece)
    }
    return at !== -1 && matchesEnd(word, at, tail)
  }
}

function toPiece(text: string): Piece {
  return [...text].map((point) => (point === '?' ? null : (point.codePointAt(0) ?? null)))
}

function matchAt(word: string, from: number, piece: Piece): number {
  let at = from
  for (const point of piece) {
    if (at >= word.length) return -1
    if (point !== null && word.codePointAt(at) !== point) return -1
    at += sizeAt(word, at)
  }
  return at
}

function findFrom(word: string, from: number, piece: Piece): number {
  for (let start = from; start < word.length || start === from; start += sizeAt(word, start)) {
    const end = matchAt(word, start, piece)
    if (end !== -1) return end
  }
  return -1
}

function matchesEnd(word: string, from: number, piece: Piece): boolean {
  let start = word.length
  for (let i = 0; i < piece.length && start > from; i++) start -= sizeBefore(word, start)
  return start >= from && matchAt(word, start, piece) === word.length
}

function sizeAt(word: string, at: number): number {
  return (word.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

function sizeBefore(word: string, end: number): number {
  return end >= 2 && (word.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1
}
