/** In code points. It bounds the time that a word takes. */
export const LONGEST_PATTERN = 200

/**
 * Compiles a LIKE pattern: `*` is any text, `?` is one code point, and the whole word must match. The time is
 * linear in the length of the word: each piece between stars is found once, at its first place after the one
 * before, by a regular expression without quantifiers.
 */
export function createMatcher(pattern: string): (word: string) => boolean {
  const pieces = toPieces(pattern)
  return (word) => {
    let at = 0
    for (const piece of pieces) {
      piece.lastIndex = at
      if (!piece.test(word)) return false
      at = piece.lastIndex
    }
    return true
  }
}

function toPieces(pattern: string): RegExp[] {
  const [head = '', ...others] = pattern.split('*').map(toSource)
  const tail = others.pop()
  if (tail === undefined) return [new RegExp(`${head}$`, 'suy')]
  const pieces = others.filter((piece) => piece !== '').map((piece) => new RegExp(piece, 'sug'))
  if (head !== '') pieces.unshift(new RegExp(head, 'suy'))
  if (tail !== '') pieces.push(new RegExp(`${tail}$`, 'sug'))
  return pieces
}

function toSource(piece: string): string {
  return piece.replace(/[\\^$.|+()[\]{}/]/g, '\\$&').replaceAll('?', '.')
}
