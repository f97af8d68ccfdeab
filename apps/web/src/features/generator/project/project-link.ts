import type { Project } from '@wordloom/contract'
import type { Remote } from 'comlink'
import { queryClient } from '../../../shared/lib/query-client.ts'
import { createId } from '../../../shared/lib/random-id.ts'
import { PROJECTS_KEY, projectKey } from '../../../shared/library/keys.ts'
import { restoreProject } from '../../../shared/library/project-changes.ts'
import { leaveToSignIn } from '../../../shared/user/session-over.ts'
import type { Scope } from '../draft/scope.ts'
import type { Laid } from '../loom/desk.worker.ts'
import { type DeskLink, toCallback } from '../loom/desk-link.ts'
import { Store } from '../loom/store.ts'
import { tellOtherTabs } from './other-tabs.ts'
import type { OtherVersionGlance } from './other-version.ts'
import type { ProjectDesk } from './project-desk.ts'
import type { SyncReport } from './sync-report.ts'

interface ProjectLinkState {
  readonly sync: SyncReport
  readonly other: OtherVersionGlance | null
}

interface ProjectLinkSettings {
  readonly desk: DeskLink
  readonly project: Project
  readonly scope: Scope
  readonly show: (laid: Laid) => void
}

/** Opens a project's draft: the server's columns, or the device's if they have unsaved changes. */
export async function openProjectLink({ desk, project, scope, show }: ProjectLinkSettings) {
  const store = new Store<ProjectLinkState>({ sync: { kind: 'saved', project: null }, other: null })
  let link: ProjectLink | null = null
  const hear = (report: SyncReport) => {
    store.set({ sync: report })
    if (report.kind === 'newer') void link?.takeNewer()
    if (report.kind === 'unauthorized') leaveToSignIn()
    if (report.kind === 'saved' && report.project !== null) remember(report.project)
  }
  const projectDesk = await desk.openProject(project, scope, toCallback(hear))
  link = new ProjectLink(project, projectDesk, store, show)
  void link.lookForOther()
  return { link, laid: await projectDesk.laid() }
}

export class ProjectLink {
  readonly project: Project
  readonly store: Store<ProjectLinkState>
  readonly #desk: Remote<ProjectDesk>
  readonly #show: (laid: Laid) => void
  /** Reusing the key makes repeated clicks create only one project. */
  readonly #key = createId()

  constructor(
    project: Project,
    desk: Remote<ProjectDesk>,
    store: Store<ProjectLinkState>,
    show: (laid: Laid) => void,
  ) {
    this.project = project
    this.#desk = desk
    this.store = store
    this.#show = show
  }

  offer(project: Project): void {
    void this.#desk.offer(project)
  }

  async takeNewer(): Promise<void> {
    const laid = await this.#desk.takeNewer()
    if (laid !== null) this.#show(laid)
    await this.lookForOther()
  }

  async keepMine(): Promise<void> {
    await this.#desk.keepMine()
    await this.lookForOther()
  }

  async takeOther(): Promise<void> {
    this.#show(await this.#desk.takeOther())
    await this.lookForOther()
  }

  async dropOther(): Promise<void> {
    await this.#desk.dropOther()
    this.store.set({ other: null })
  }

  retry(): void {
    void this.#desk.retry()
  }

  async restore(): Promise<void> {
    await restoreProject(this.project.id)
    this.retry()
  }

  async saveAsNew(): Promise<Project> {
    const { name, description } = this.project
    const project = await this.#desk.saveAsNew(name, description, this.#key)
    queryClient.setQueryData(projectKey(project.id), project)
    void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY })
    return project
  }

  async lookForOther(): Promise<void> {
    this.store.set({ other: await this.#desk.other() })
  }
}

function remember(project: Project): void {
  queryClient.setQueryData(projectKey(project.id), project)
  // The next page that lists the projects fetches them again.
  void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY, refetchType: 'none' })
  tellOtherTabs(project.id)
}
