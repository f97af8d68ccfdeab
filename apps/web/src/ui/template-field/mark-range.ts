import type { Token } from './tokens.ts'

interface Range {
  readonly from: number
  readonly to: number
}

export interface MarkedToken extends Token {
  readonly isMarked: boolean
}

export function markRanges(tokens: readonly Token[], ranges: readonly Range[]): readonly MarkedToken[] {
  return tokens.flatMap((token) => {
    const end = token.from + token.text.length
    const inside = ranges.flatMap(({ from, to }) => [from, to]).filter((at) => at > token.from && at < end)
    const cuts = [...new Set([token.from, ...inside, end])].toSorted((a, b) => a - b)
    return cuts.slice(0, -1).map((from, place) => ({
      ...token,
      from,
      text: token.text.slice(from - token.from, (cuts[place + 1] ?? end) - token.from),
      isMarked: ranges.some((range) => from >= range.from && from < range.to),
    }))
  })
}
