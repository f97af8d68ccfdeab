import { aMachine } from '@wordloom/testing/command-line/machine'
import { aServer } from '@wordloom/testing/command-line/server'
import { aTable, toBytes } from '@wordloom/testing/files/random-table'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Each run starts the program three times. `LAW_RUNS` makes a long run. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 8)

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
}, 60_000)
afterAll(() => server[Symbol.asyncDispose]())

it('a list that is pushed from a random table, and pulled, has the terms of the table', async () => {
  using machine = aMachine()
  const ann = await server.aMember('ann@loom.example')
  const { secret } = await ann.aToken()
  const settings = { WORDLOOM_ADDRESS: server.address, WORDLOOM_TOKEN: secret }
  const wordloom = (...args: readonly string[]) => machine.wordloom(args, '', settings)
  const file = machine.path('table.csv')
  await fc.assert(
    fc.asyncProperty(aTable, async (table) => {
      machine.aFile('table.csv', toBytes(table))
      expect(await wordloom('push', file, '--replace', '-q')).toMatchObject({ status: 0, stderr: '' })
      const terms = table.rows.map(({ term }) => term)
      expect((await wordloom('pull', 'table')).stdout.split('\n')).toEqual([...terms, ''])
      const pulled = machine.path('pulled.xlsx')
      expect(await wordloom('pull', 'table', '-o', pulled)).toMatchObject({ status: 0 })
      const read = await wordloom('combine', pulled, '--header=none', '--column=1', '--keep-totals', '-q')
      expect(read.stdout.split('\n')).toEqual([...terms, ''])
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
