import type { RowSource } from '#generator/compute/row-source.ts'
import type { GeneratorActions } from '#generator/state/generator-state.ts'
import type { LineSource } from '../list/lines.ts'
import { TABLE_TEXTS } from '../texts.ts'

export interface TableRow {
  readonly key: bigint
  readonly cells: readonly string[]
}

export function toTableSource(
  { extent }: Pick<RowSource, 'extent'>,
  cellsOf: GeneratorActions['cells'],
): LineSource<TableRow> {
  async function read(from: bigint, count: number): Promise<readonly TableRow[]> {
    const rows = await cellsOf(from, count)
    if (rows === null) throw new Error(TABLE_TEXTS.noCells)
    return rows.map((cells, place) => ({ key: from + BigInt(place), cells }))
  }
  return {
    perLine: 1n,
    isNumbered: true,
    extent,
    after: read,
    before(key, count) {
      const from = key > BigInt(count) ? key - BigInt(count) : 0n
      return read(from, Number(key - from))
    },
  }
}
