import type { Project } from '@wordloom/contract'
import type { DraftStore, ProjectBase } from '../draft/draft-store.ts'
import type { Scope } from '../draft/scope.ts'
import type { Laid, RestoredColumn } from '../loom/desk.worker.ts'
import { OtherVersion, type OtherVersionGlance } from './other-version.ts'
import { projectServer } from './project-server.ts'
import { type ProjectState, toProjectVersion } from './project-state.ts'
import { ProjectSync } from './project-sync.ts'
import type { SyncReport } from './sync-report.ts'

interface ProjectDeskOwner {
  state(): ProjectState
  laid(): Laid
  lay(texts: readonly string[]): Promise<readonly RestoredColumn[]>
  arrange(arrangement: Laid['arrangement']): void
  keep(): Promise<void>
}

interface ProjectDeskSettings {
  readonly id: number
  readonly desk: ProjectDeskOwner
  readonly store: DraftStore | null
  readonly scope: Scope
  readonly base: ProjectBase | null
  readonly report: (report: SyncReport) => void
}

export class ProjectDesk {
  readonly #desk: ProjectDeskOwner
  readonly #sync: ProjectSync
  readonly #other: OtherVersion

  constructor({ id, desk, store, scope, base, report }: ProjectDeskSettings) {
    this.#desk = desk
    this.#other = new OtherVersion(store, scope)
    const local = {
      read: () => desk.state(),
      replace: (state: ProjectState) => this.#replace(state),
      keepBase: () => desk.keep(),
      keepOther: (state: ProjectState) => this.#other.keep(state),
    }
    this.#sync = new ProjectSync({ id, local, server: projectServer, report, base })
    addEventListener('online', () => void this.#sync.flush())
  }

  get base(): ProjectBase | null {
    return this.#sync.base
  }

  get isSaved(): boolean {
    return this.#sync.isSaved
  }

  async begin(project: Project, hasDraft: boolean): Promise<void> {
    await this.#sync.begin(toProjectVersion(project), hasDraft)
  }

  laid(): Laid {
    return this.#desk.laid()
  }

  offer(project: Project): void {
    this.#sync.offer(toProjectVersion(project))
  }

  /** Returns null if something was changed here meanwhile. */
  async takeNewer(): Promise<Laid | null> {
    return (await this.#sync.takeNewer()) ? this.#desk.laid() : null
  }

  keepMine(): Promise<void> {
    return this.#sync.keepMine()
  }

  other(): Promise<OtherVersionGlance | null> {
    return this.#other.glance()
  }

  async takeOther(): Promise<Laid> {
    const other = await this.#other.read()
    if (other !== null) {
      await this.#other.keep(this.#desk.state())
      await this.#replace(other)
    }
    return this.#desk.laid()
  }

  dropOther(): Promise<void> {
    return this.#other.drop()
  }

  retry(): Promise<void> {
    return this.#sync.retry()
  }

  saveAsNew(name: string, description: string | null, key: string): Promise<Project> {
    return this.#sync.saveAsNew(name, description, key)
  }

  changed(): void {
    this.#sync.changed()
  }

  flush(): Promise<void> {
    return this.#sync.flush()
  }

  end(): void {
    this.#sync.end()
  }

  async #replace({ columns, options }: ProjectState): Promise<void> {
    const laid = await this.#desk.lay(columns.map(({ words }) => words))
    const { version } = this.#desk.laid().arrangement
    this.#desk.arrange({
      version: version + 1,
      order: laid.map(({ id }) => id),
      options,
      selections: Object.fromEntries(
        laid.map(({ id }, place) => [id, columns[place]?.selectedListIds ?? []]),
      ),
    })
    await this.#desk.keep()
  }
}
