import { DEFAULT_OPTIONS, type Project } from '@wordloom/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProjectBase } from '#platform/generator-draft/draft-store.ts'
import { ApiError, NetworkError } from '#platform/lib/api.ts'
import type { ProjectServer } from './project-server.ts'
import { markOf, type ProjectState, toProjectVersion } from './project-state.ts'
import { ProjectSync } from './project-sync.ts'
import type { SyncReport } from './sync-report.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stateOf(words: string): ProjectState {
  const empty = { name: '', words: '', selectedListIds: [] }
  return { columns: [{ ...empty, words }, empty, empty], options: DEFAULT_OPTIONS, rows: {} }
}

function projectOf(words: string, version: number): Project {
  const { columns } = stateOf(words)
  return {
    ...DEFAULT_OPTIONS,
    id: 7,
    name: 'Spring',
    description: null,
    version,
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
    columns: columns.map((column, place) => ({
      id: String(place),
      words: column.words,
      selectedListIds: [],
    })),
    customWrap: '|',
  }
}

function refusal(status: number, code: string): ApiError {
  return new ApiError(
    status,
    JSON.stringify({ code, message: code === 'unauthorized' ? 'Unauthorized' : code }),
  )
}

function aTab(words: string, { base = null as ProjectBase | null, mine = '' } = {}) {
  const server = {
    project: projectOf(words, 1) as Project | null,
    faults: [] as ('before' | 'after' | ApiError)[],
    updates: 0,
  }
  const port: ProjectServer = {
    async update(_id, state, version) {
      server.updates++
      const fault = server.faults.shift()
      if (fault === 'before') throw new NetworkError('no network')
      if (fault instanceof ApiError) throw fault
      if (server.project === null) throw refusal(404, 'not_found')
      if (server.project.version !== version) throw refusal(412, 'changed_elsewhere')
      server.project = projectOf(state.columns[0]?.words ?? '', version + 1)
      if (fault === 'after') throw new NetworkError('no answer')
      return server.project
    },
    async read() {
      if (server.project === null) throw refusal(404, 'not_found')
      return server.project
    },
    create: async (_name, _description, state) => projectOf(state.columns[0]?.words ?? '', 1),
  }
  const tab = { state: stateOf(mine), other: null as ProjectState | null, reports: [] as SyncReport[] }
  const sync = new ProjectSync({
    id: 7,
    base,
    server: port,
    report: (report) => tab.reports.push(report),
    local: {
      read: () => tab.state,
      replace: async (state) => {
        tab.state = state
      },
      keepBase: async () => {},
      keepOther: async (state) => {
        tab.other = state
      },
    },
  })
  return {
    server,
    tab,
    sync,
    open: (hasDraft = false) => sync.begin(toProjectVersion(projectOf(words, 1)), hasDraft),
    type: (typed: string) => {
      tab.state = stateOf(typed)
      sync.changed()
    },
    elsewhere: (typed: string) => {
      server.project = projectOf(typed, (server.project?.version ?? 0) + 1)
    },
    words: () => tab.state.columns[0]?.words,
    saved: () => server.project?.columns[0]?.words,
    last: () => tab.reports.at(-1),
  }
}

const baseOf = (words: string, version = 1): ProjectBase => ({
  version,
  mark: markOf(stateOf(words)),
  sent: [],
})

describe('the generator of a project', () => {
  it("starts with the server's state", async () => {
    const { open, words, last } = aTab('red')
    await open()
    expect(words()).toBe('red')
    expect(last()).toEqual({ kind: 'saved', project: null })
  })

  it('is saved once, shortly after the last change', async () => {
    const { open, type, saved, server } = aTab('red')
    await open()
    type('blu')
    await vi.advanceTimersByTimeAsync(500)
    type('blue')
    await vi.advanceTimersByTimeAsync(900)
    expect(server.updates).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect([saved(), server.updates]).toEqual(['blue', 1])
  })

  it('is saved from time to time while the user keeps typing', async () => {
    const { open, type, server } = aTab('')
    await open()
    for (let letters = 1; letters <= 12; letters++) {
      type('x'.repeat(letters))
      await vi.advanceTimersByTimeAsync(900)
    }
    expect(server.updates).toBeGreaterThanOrEqual(1)
  })

  it('continues with the new version if only the name was changed elsewhere', async () => {
    const { open, type, elsewhere, saved, last } = aTab('red')
    await open()
    elsewhere('red')
    type('blue')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved()).toBe('blue')
    expect(last()).toMatchObject({ kind: 'saved' })
  })

  it('offers changes from elsewhere if nothing was changed here', async () => {
    const { open, sync, elsewhere, server, words, last } = aTab('red')
    await open()
    elsewhere('green')
    sync.offer(toProjectVersion(server.project ?? projectOf('', 0)))
    expect(last()).toEqual({ kind: 'newer' })
    expect(await sync.takeNewer()).toBe(true)
    expect(words()).toBe('green')
  })

  it("doesn't overwrite changes from elsewhere until the user decides to", async () => {
    const { open, type, elsewhere, sync, tab, saved, last } = aTab('red')
    await open()
    elsewhere('green')
    type('blue')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved()).toBe('green')
    expect(last()).toMatchObject({ kind: 'conflict' })
    type('blue\nbluer')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saved()).toBe('green')
    await sync.keepMine()
    expect(saved()).toBe('blue\nbluer')
    expect(tab.other).toEqual(stateOf('green'))
  })

  it('keeps the local version when the user takes the one from elsewhere', async () => {
    const { open, type, elsewhere, sync, tab, words, server } = aTab('red')
    await open()
    elsewhere('green')
    type('blue')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await sync.takeNewer()).toBe(true)
    expect(words()).toBe('green')
    expect(tab.other).toEqual(stateOf('blue'))
    await sync.flush()
    expect(server.project?.version).toBe(2)
  })

  it('recognizes its own words after a lost response, even if more was typed since', async () => {
    const { open, type, saved, server, last } = aTab('red')
    await open()
    server.faults.push('after')
    type('blue')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toEqual({ kind: 'failed', message: null, isRetried: true })
    type('blue\nbluer')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saved()).toBe('blue\nbluer')
    expect(last()).toMatchObject({ kind: 'saved' })
  })

  it('retries automatically while the server is unreachable', async () => {
    const { open, type, saved, server } = aTab('red')
    await open()
    server.faults.push('before', 'before', refusal(503, 'unavailable'))
    type('blue')
    await vi.advanceTimersByTimeAsync(1000 + 3000 + 6000 + 12_000)
    expect(saved()).toBe('blue')
  })

  it("isn't sent again unchanged after the server rejects it", async () => {
    const { open, type, server, last } = aTab('red')
    await open()
    server.faults.push(refusal(403, 'plan_limit'))
    type('blue')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(last()).toEqual({ kind: 'failed', message: 'plan_limit', isRetried: false })
    expect(server.updates).toBe(1)
  })

  it('reports that the project was deleted, and is saved once the project is restored', async () => {
    const { open, type, server, sync, saved, last } = aTab('red')
    await open()
    server.project = null
    type('blue')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toEqual({ kind: 'gone' })
    server.project = projectOf('red', 1)
    await sync.retry()
    expect(saved()).toBe('blue')
  })

  it('reports that the session is over', async () => {
    const { open, type, server, last } = aTab('red')
    await open()
    server.faults.push(refusal(401, 'unauthorized'))
    type('blue')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toEqual({ kind: 'unauthorized' })
  })
})

describe('a project draft found on the device', () => {
  it('is sent if the server still has the version that the draft is based on', async () => {
    const { open, saved } = aTab('red', { base: baseOf('red'), mine: 'typed and left' })
    await open(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved()).toBe('typed and left')
  })

  it("is replaced by the server's version if it has no unsaved changes", async () => {
    const { open, words } = aTab('newer', { base: baseOf('older', 0), mine: 'older' })
    await open(true)
    expect(words()).toBe('newer')
  })

  it('is in conflict if both sides have changed', async () => {
    const { open, words, saved, last } = aTab('newer', { base: baseOf('older', 0), mine: 'typed and left' })
    await open(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([words(), saved()]).toEqual(['typed and left', 'newer'])
    expect(last()).toMatchObject({ kind: 'conflict' })
  })
})
