import { DEFAULT_OPTIONS, type Project, type RowSettings } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { markOf, type ProjectState, toProjectVersion, toSentState } from './project-state.ts'

const project: Project = {
  ...DEFAULT_OPTIONS,
  id: 7,
  name: 'Spring',
  description: null,
  version: 1,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
  columns: [{ id: '1', words: 'red' }],
  customWrap: '|',
}

function stateOf(rows?: RowSettings): ProjectState {
  return toProjectVersion({ ...project, ...(rows && { rows }) }).state
}

describe('the state of a project', () => {
  it('has the row settings of the server, or none', () => {
    expect(stateOf({ patterns: ['{1}'] }).rows).toEqual({ patterns: ['{1}'] })
    expect(stateOf().rows).toEqual({})
  })

  it('is sent with its row settings, also with none, which removes them', () => {
    expect(toSentState(stateOf({ patterns: ['{1}\0'], optional: [0] })).rows).toEqual({
      version: 3,
      patterns: ['{1}\ufffd'],
      optional: [1],
    })
    expect(toSentState(stateOf()).rows).toEqual({})
  })

  it('keeps the mark of earlier releases if no row setting is set', () => {
    expect(markOf(stateOf())).toBe('1xcsvcqmuta')
  })

  it('has another mark with other row settings, in whatever order the server returns them', () => {
    const rows: RowSettings = { optional: [0], patterns: ['{1}'] }
    expect(markOf(stateOf(rows))).not.toBe(markOf(stateOf()))
    expect(markOf(stateOf(rows))).toBe(markOf(stateOf({ patterns: ['{1}'], optional: [0] })))
  })
})
