import { createHash } from 'node:crypto'
import { quote, type Row, type Table } from './table.ts'

const SIZE = 1n << 256n

export interface Digest {
  readonly rows: number
  readonly sum: bigint
}

export const NOTHING: Digest = { rows: 0, sum: 0n }

export function withRow({ rows, sum }: Digest, hash: Buffer): Digest {
  return { rows: rows + 1, sum: (sum + BigInt(`0x${hash.toString('hex')}`)) % SIZE }
}

export function isSame(one: Digest, other: Digest): boolean {
  return one.rows === other.rows && one.sum === other.sum
}

export function toText({ sum }: Digest): string {
  return sum.toString(16).padStart(64, '0')
}

/** Each value is preceded by its length, so that different rows never look the same. */
export function hashOf(row: Row): Buffer {
  const hash = createHash('sha256')
  for (const value of row) {
    if (value === null) hash.update('n')
    else {
      const bytes = typeof value === 'bigint' ? Buffer.from(String(value)) : value
      hash.update(`v${bytes.length}:`).update(bytes)
    }
  }
  return hash.digest()
}

export function hashInSql({ columns }: Table): string {
  const parts = columns.map(({ name }) => {
    const text = `${quote(name)}::text`
    return `case when ${quote(name)} is null then 'n' else 'v' || octet_length(${text}) || ':' || ${text} end`
  })
  return `sha256(convert_to(concat(${parts.join(', ')}), 'UTF8'))`
}
