import type { RowOrder } from '@wordloom/contract'

export const ORDER_KINDS = ['plain', 'shuffle', 'sample', 'each', 'pairs', 'triples'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

export function toKind({ shuffle, sample, each, covering }: RowOrder): OrderKind {
  if (each !== undefined) return 'each'
  if (covering !== undefined) return covering.strength === 2 ? 'pairs' : 'triples'
  if (sample !== undefined) return 'sample'
  return shuffle === undefined ? 'plain' : 'shuffle'
}

export function seedOf({ shuffle, sample, each, covering }: RowOrder): string | null {
  return covering?.seed ?? each?.seed ?? sample?.seed ?? shuffle ?? null
}

const SAMPLED_ROWS = 500
const ROWS_FOR_EACH = 5

export function toOrder(kind: OrderKind, before: RowOrder, newSeed: () => string): RowOrder {
  const seed = seedOf(before) ?? newSeed()
  switch (kind) {
    case 'plain':
      return {}
    case 'shuffle':
      return { shuffle: seed }
    case 'sample':
      return { sample: { count: before.sample?.count ?? SAMPLED_ROWS, seed } }
    case 'each':
      return { each: before.each ?? { column: 0, count: ROWS_FOR_EACH, seed } }
    case 'pairs':
      return { covering: { strength: 2, seed } }
    case 'triples':
      return { covering: { strength: 3, seed } }
  }
}

export function withSeed({ shuffle, sample, each, covering }: RowOrder, seed: string): RowOrder {
  return {
    ...(shuffle !== undefined && { shuffle: seed }),
    ...(sample !== undefined && { sample: { ...sample, seed } }),
    ...(each !== undefined && { each: { ...each, seed } }),
    ...(covering !== undefined && { covering: { ...covering, seed } }),
  }
}
