import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { DraftSaver, type Saved } from './draft-saver.ts'
import type { DraftStore } from './draft-store.ts'

it('reports the versions that it saved, even if a column changes meanwhile', async () => {
  const column = { id: 'a', version: 6, text: 'red' }
  const arrangement = {
    version: 1,
    order: ['a'],
    options: DEFAULT_OPTIONS,
    selections: {},
    names: {},
    rows: {},
  }
  const store = {
    save: async () => {
      column.version = 7
    },
  } as unknown as DraftStore
  const reports: (Saved | Error)[] = []
  const look = () => ({ columns: [column], arrangement })
  const saver = new DraftSaver(store, 'draft', look, (saved) => reports.push(saved))
  saver.touch()
  await saver.flush()
  expect(reports).toEqual([{ arrangement: 1, columns: new Map([['a', 6]]) }])
})
