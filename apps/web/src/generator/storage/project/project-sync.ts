import type { Project } from '@wordloom/contract'
import type { ProjectBase } from '#platform/generator-draft/draft-store.ts'
import { ApiError, isUnauthorized, NetworkError } from '#platform/lib/api.ts'
import type { ProjectServer } from './project-server.ts'
import {
  markOf,
  type ProjectState,
  type ProjectVersion,
  toGlance,
  toProjectVersion,
} from './project-state.ts'
import type { SyncReport } from './sync-report.ts'

/** Save after this pause in typing, but wait at most MAX_MS if the user keeps typing. */
const QUIET_MS = 1000
const MAX_MS = 5000
const RETRY_MS = 3000
const MAX_RETRY_MS = 60_000
/** Marks to remember of saves whose responses may have been lost. */
const MAX_SENT = 20

export interface LocalProject {
  read(): ProjectState
  replace(state: ProjectState): Promise<void>
  keepBase(): Promise<void>
  keepOther(state: ProjectState): Promise<void>
}

interface ProjectSyncSettings {
  readonly id: number
  readonly local: LocalProject
  readonly server: ProjectServer
  readonly report: (report: SyncReport) => void
  readonly base: ProjectBase | null
}

/** Never overwrites changes from elsewhere unless the user asks for it. */
export class ProjectSync {
  readonly #id: number
  readonly #local: LocalProject
  readonly #server: ProjectServer
  readonly #report: (report: SyncReport) => void
  #base: ProjectBase | null
  /** The server's version, if it differs from the one this tab started with. */
  #newer: ProjectVersion | null = null
  #hasConflict = false
  #isGone = false
  #timer: ReturnType<typeof setTimeout> | null = null
  #waitingSince = 0
  #retries = 0
  #underWay: Promise<void> | null = null

  constructor({ id, local, server, report, base }: ProjectSyncSettings) {
    this.#id = id
    this.#local = local
    this.#server = server
    this.#report = report
    this.#base = base
  }

  get base(): ProjectBase | null {
    return this.#base
  }

  get isSaved(): boolean {
    return this.#base !== null && markOf(this.#local.read()) === this.#base.mark
  }

  async begin(theirs: ProjectVersion, hasDraft: boolean): Promise<void> {
    const isOlder = this.isSaved && theirs.version > (this.#base?.version ?? 0)
    if (!hasDraft || isOlder) {
      await this.#replace(theirs)
    } else {
      this.offer(theirs)
    }
    if (!this.isSaved) this.changed()
    else if (!this.#hasConflict) this.#report({ kind: 'saved', project: null })
  }

  offer(theirs: ProjectVersion): void {
    const base = this.#base
    if (base !== null && theirs.version <= base.version) return
    const mine = markOf(this.#local.read())
    const mark = markOf(theirs.state)
    const isMine = mark === mine || base?.sent.includes(mark) === true
    if (isMine || mark === base?.mark) {
      // The server has either this tab's state or its base: a name was changed, or a response was lost.
      this.#rebase(theirs.version, mark)
      if (mark === mine) this.#report({ kind: 'saved', project: null })
      return
    }
    this.#newer = theirs
    this.#hasConflict = mine !== base?.mark
    this.#report(
      this.#hasConflict
        ? { kind: 'conflict', mine: toGlance(this.#local.read()), theirs: toGlance(theirs.state) }
        : { kind: 'newer' },
    )
  }

  changed(): void {
    if (this.#isGone || this.#hasConflict) return
    this.#waitingSince ||= Date.now()
    const longest = this.#waitingSince + MAX_MS - Date.now()
    this.#schedule(Math.max(0, Math.min(QUIET_MS, longest)))
  }

  async flush(): Promise<void> {
    this.#unschedule()
    this.#underWay ??= this.#save().finally(() => {
      this.#underWay = null
    })
    await this.#underWay
  }

  async retry(): Promise<void> {
    this.#retries = 0
    if (this.#isGone) {
      this.#isGone = false
      await this.#look()
    }
    await this.flush()
  }

  async takeNewer(): Promise<boolean> {
    const newer = this.#newer
    if (newer === null) return false
    if (!this.#hasConflict && !this.isSaved) {
      this.offer(newer)
      return false
    }
    if (this.#hasConflict) await this.#local.keepOther(this.#local.read())
    await this.#replace(newer)
    this.#report({ kind: 'saved', project: null })
    return true
  }

  async keepMine(): Promise<void> {
    if (this.#newer === null) return
    await this.#local.keepOther(this.#newer.state)
    this.#rebase(this.#newer.version, markOf(this.#newer.state))
    await this.flush()
  }

  async saveAsNew(name: string, description: string | null, key: string): Promise<Project> {
    const state = this.#local.read()
    const project = await this.#server.create(name, description, state, key)
    this.#base = { version: project.version, mark: markOf(state), sent: [] }
    return project
  }

  end(): void {
    this.#unschedule()
    this.#isGone = true
  }

  async #save(): Promise<void> {
    while (!this.#isGone && !this.#hasConflict && this.#base !== null && !this.isSaved) {
      const state = this.#local.read()
      const sent = markOf(state)
      this.#waitingSince = 0
      this.#base = { ...this.#base, sent: [...this.#base.sent.slice(-MAX_SENT), sent] }
      this.#report({ kind: 'saving' })
      await this.#local.keepBase()
      try {
        const project = await this.#server.update(this.#id, state, this.#base.version)
        this.#base = { version: project.version, mark: sent, sent: [] }
        this.#retries = 0
        this.#report({ kind: 'saved', project })
        await this.#local.keepBase()
      } catch (error) {
        if (!(await this.#isSolved(error))) return
      }
    }
    this.#waitingSince = 0
  }

  /** Returns whether the save can be tried again immediately. */
  async #isSolved(error: unknown): Promise<boolean> {
    if (error instanceof ApiError && error.status === 412) {
      const before = this.#base?.version
      if (!(await this.#look())) return false
      if (this.#hasConflict || this.#base?.version !== before) return true
    }
    if (error instanceof ApiError && error.status === 404) {
      this.#isGone = true
      this.#report({ kind: 'gone' })
    } else if (isUnauthorized(error)) {
      this.#report({ kind: 'unauthorized' })
    } else {
      this.#fail(error)
    }
    return false
  }

  async #look(): Promise<boolean> {
    try {
      this.offer(toProjectVersion(await this.#server.read(this.#id)))
      return true
    } catch (error) {
      return await this.#isSolved(error)
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    const isRetried = error instanceof NetworkError || error.status >= 500 || error.status === 429
    const message = error instanceof ApiError ? (error.body?.message ?? null) : null
    this.#report({ kind: 'failed', message, isRetried })
    if (!isRetried) return
    this.#schedule(Math.min(RETRY_MS * 2 ** this.#retries, MAX_RETRY_MS))
    this.#retries++
  }

  async #replace(theirs: ProjectVersion): Promise<void> {
    await this.#local.replace(theirs.state)
    this.#rebase(theirs.version, markOf(this.#local.read()))
    await this.#local.keepBase()
  }

  #rebase(version: number, mark: string): void {
    this.#base = { version, mark, sent: [] }
    this.#newer = null
    this.#hasConflict = false
  }

  #schedule(milliseconds: number): void {
    this.#unschedule()
    this.#timer = setTimeout(() => void this.flush(), milliseconds)
  }

  #unschedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
