import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'
import type { AuditRecord } from '../../ports/audit-log.ts'
import { createAuditLog } from './storage.ts'

const DELETED: AuditRecord = {
  action: 'account_deleted',
  actorId: 'ann',
  subjectId: 'ann',
  address: '192.0.2.7',
}

describe.each(DATABASES)('audit log on %s', (kind) => {
  it('records what was done, by whom, to whom, from where and when', async () => {
    await using database = await aDatabase(kind)
    const { record } = createAuditLog(database)
    const before = Date.now() - 1
    await database.transaction((transaction) => record(transaction, { ...DELETED, details: { lists: 3 } }))
    const [row, ...others] = await database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(row).toEqual({
      id: 1,
      at: expect.any(Number),
      action: 'account_deleted',
      actor_id: 'ann',
      subject_id: 'ann',
      address: '192.0.2.7',
      details: '{"lists":3}',
    })
    expect(row?.at).toBeGreaterThanOrEqual(before)
    expect(others).toEqual([])
  })

  it('writes each entry to the server log after the commit', async () => {
    await using database = await aDatabase(kind)
    const lines: object[] = []
    const { record } = createAuditLog(database, { info: (details) => lines.push(details) })
    await database.transaction(async (transaction) => {
      await record(transaction, { ...DELETED, details: { lists: 3 } })
      expect(lines).toEqual([])
    })
    const { action: event, actorId: actor, subjectId: subject, address } = DELETED
    expect(lines).toEqual([{ event, actor, subject, address, details: { lists: 3 } }])
  })

  it('records nothing if the transaction fails', async () => {
    await using database = await aDatabase(kind)
    const lines: object[] = []
    const { record } = createAuditLog(database, { info: (details) => lines.push(details) })
    const failing = database.transaction(async (transaction) => {
      await record(transaction, DELETED)
      throw new Error('the action failed')
    })
    await expect(failing).rejects.toThrow('the action failed')
    expect(await database.kysely.selectFrom('audit_log').selectAll().execute()).toEqual([])
    expect(lines).toEqual([])
  })
})
