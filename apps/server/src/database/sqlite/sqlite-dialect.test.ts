import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { rememberStatements } from './sqlite-dialect.ts'

const NUMBERS = 'select value from json_each(?)'

describe('remembered statements', () => {
  it('are prepared once for each text', () => {
    const database = rememberStatements(new Sqlite(':memory:'))
    expect(database.prepare(NUMBERS)).toBe(database.prepare(NUMBERS))
    expect(database.prepare('select 1')).not.toBe(database.prepare(NUMBERS))
    database.close()
  })

  it('can run while another run of the same statement is read row by row', () => {
    const database = rememberStatements(new Sqlite(':memory:'))
    const rows: unknown[] = []
    for (const outer of database.prepare(NUMBERS).iterate(['[1, 2]'])) {
      rows.push(outer, ...database.prepare(NUMBERS).all(['[3]']))
    }
    expect(rows).toEqual([{ value: 1 }, { value: 3 }, { value: 2 }, { value: 3 }])
    database.close()
  })

  it('are dropped when there are too many, the oldest first', () => {
    const database = rememberStatements(new Sqlite(':memory:'))
    const oldest = database.prepare('select 0')
    const next = database.prepare('select 1')
    for (let number = 2; number <= 300; number++) database.prepare(`select ${number}`)
    expect(database.prepare('select 1')).toBe(next)
    expect(database.prepare('select 0')).not.toBe(oldest)
    database.close()
  })
})
