import { type Digest, hashOf, isSame, NOTHING, withRow } from './digest.ts'
import { MoveError } from './move-error.ts'
import type { Source } from './source.ts'
import type { Row, Table } from './table.ts'
import type { Target } from './target.ts'

const MAX_ROWS = 500
const MAX_BYTES = 1024 * 1024
const ROW_BYTES = 200

/** PostgreSQL allows 65,535 parameters per statement. */
const MAX_VALUES = 32_767

export interface MovedTable {
  readonly name: string
  readonly digest: Digest
}

export async function move(
  source: Source,
  target: Target,
  tell: (table: MovedTable) => void,
): Promise<readonly MovedTable[]> {
  const moved: MovedTable[] = []
  for (const table of await target.begin(source.tables)) {
    const digest = await copy(table, source, target)
    const there = await digestOf(table, target)
    if (!isSame(digest, there)) {
      throw new MoveError(
        `${table.name} differs in PostgreSQL: ${digest.rows} rows were read, and ${there.rows} were written. Nothing was moved.`,
      )
    }
    const last = source.lastIds.get(table.name)
    if (last !== undefined && last > 0n) await target.continueIds(table.name, last)
    moved.push({ name: table.name, digest })
    tell({ name: table.name, digest })
  }
  await commit(target)
  await target.analyze(source.tables)
  return moved
}

async function commit(target: Target): Promise<void> {
  try {
    await target.commit()
  } catch (error) {
    throw new MoveError(
      "PostgreSQL didn't confirm that it saved the data. Try again: if the command then says that the database isn't empty, all data was moved.",
      { cause: error },
    )
  }
}

async function copy(table: Table, source: Source, target: Target): Promise<Digest> {
  let digest = NOTHING
  for (const rows of inBatches(source.rows(table), Math.floor(MAX_VALUES / table.columns.length))) {
    for (const row of rows) digest = withRow(digest, hashOf(row))
    await target.add(table, rows)
  }
  return digest
}

function* inBatches(rows: Iterable<Row>, maxRows: number): Generator<readonly Row[]> {
  let batch: Row[] = []
  let bytes = 0
  for (const row of rows) {
    const more = sizeOf(row)
    if (batch.length > 0 && (bytes + more > MAX_BYTES || batch.length >= Math.min(maxRows, MAX_ROWS))) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(row)
    bytes += more
  }
  if (batch.length > 0) yield batch
}

function sizeOf(row: Row): number {
  return row.reduce((sum, value) => sum + (Buffer.isBuffer(value) ? value.length : 0), ROW_BYTES)
}

async function digestOf(table: Table, target: Target): Promise<Digest> {
  let digest = NOTHING
  for await (const hash of target.hashes(table)) digest = withRow(digest, hash)
  return digest
}
