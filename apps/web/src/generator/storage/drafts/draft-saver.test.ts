import { DEFAULT_OPTIONS, type RowSettings } from '@wordloom/contract'
import { expect, it } from 'vitest'
import type { DraftSave, DraftStore } from '#platform/generator-draft/draft-store.ts'
import { DraftSaver, type Saved } from './draft-saver.ts'

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

it('saves large row settings only if they changed', async () => {
  const rows: RowSettings = { rules: [{ kind: 'leave-out', texts: 'red fox\n'.repeat(30_000) }] }
  let arrangement = {
    version: 1,
    order: ['a'],
    options: DEFAULT_OPTIONS,
    selections: {},
    names: {},
    rows,
  }
  const saves: DraftSave[] = []
  const store = { save: async (save: DraftSave) => void saves.push(save) } as unknown as DraftStore
  const saver = new DraftSaver(
    store,
    'draft',
    () => ({ columns: [], arrangement }),
    () => {},
  )
  const flush = async () => {
    saver.touch()
    await saver.flush()
  }
  await flush()
  await flush()
  arrangement = { ...arrangement, rows: { optional: [0] } }
  await flush()
  expect(saves.map(({ head, texts }) => [head.hasRowsText, head.rows, texts.length])).toEqual([
    [true, undefined, 1],
    [true, undefined, 0],
    [undefined, { optional: [0] }, 0],
  ])
  expect(JSON.parse(saves[0]?.texts[0]?.text ?? '')).toEqual(rows)
})
