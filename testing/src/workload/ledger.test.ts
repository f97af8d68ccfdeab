import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { memoryFolder } from '../disk/memory-folder.ts'
import { aLedger, digestOf } from './ledger.ts'

it('a ledger finds what is lost, what has changed and what was never acknowledged', async () => {
  const folder = await mkdtemp(join(memoryFolder(), 'wordloom-ledger-'))
  const file = join(folder, 'ledger')
  {
    using ledger = aLedger(file)
    for (const key of ['kept', 'lost', 'torn', 'deleted']) ledger.note(key, { words: [key] })
    ledger.strike('deleted')
    const found = new Map([
      ['kept', { words: ['kept'] }],
      ['torn', { words: [] }],
      ['strange', { words: [] }],
    ])
    expect(ledger.compare(found)).toEqual({ lost: ['lost'], torn: ['torn'], strange: ['strange'] })
  }
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    ...['kept', 'lost', 'torn', 'deleted'].map((key) => ({ key, sha256: digestOf({ words: [key] }) })),
    { key: 'deleted', gone: true },
  ])
  await rm(folder, { recursive: true })
})
