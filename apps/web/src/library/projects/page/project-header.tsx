import { MIN_COLUMNS, PRODUCT_TEXTS, type Project, people, projects, shares } from '@wordloom/contract'
import { Suspense, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { toMinute } from '#platform/format/dates.ts'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Button } from '#ui/button.tsx'
import { LinkIcon, PencilIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { Breadcrumb } from '#ui/pages/breadcrumb.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { LeaveProject } from '../../people/joining/leave-project.tsx'
import { PEOPLE_DIALOG_TEXTS, STANDING_TEXTS } from '../../people/texts.ts'
import { useProjects } from '../../queries.ts'
import { canCall, useScope } from '../../scope.ts'
import { SHARE_ITEM_TEXT } from '../../texts.ts'
import { ProjectDrawing } from '../project-drawing.tsx'
import { PROJECT_MENU_TEXTS, PROJECT_SENTENCES, PROJECT_TEXTS as T } from '../texts.ts'
import type { Title } from '../title/save-title.ts'

const EditProjectDialog = lazyWithPreload(() => import('../title/edit-project-dialog.tsx'))
const ShareDialog = lazyWithPreload(() => import('../../sharing/share-dialog.tsx'))
const PeopleDialog = lazyWithPreload(() => import('../../people/people-dialog.tsx'))
const DeleteProjectDialog = lazyWithPreload(() => import('../delete-project-dialog.tsx'))

const ABOVE = [{ name: T.above, path: '/projects' }] as const

interface ProjectHeaderProps {
  readonly id: number
  readonly project: Project | undefined
  readonly onSaveTitle: (title: Title) => void
}

/** If another page already listed the project, its name shows before it has loaded. */
export function ProjectHeader({ id, project, onSaveTitle }: ProjectHeaderProps) {
  const navigate = useNavigate()
  const scope = useScope()
  const summary = useProjects().data?.find((each) => each.id === id)
  const [dialog, setDialog] = useKeptState<'edit' | 'delete' | 'share' | 'people' | null>(
    'dialog of the project',
    null,
  )
  const name = project?.name ?? summary?.name ?? (scope.role === 'owner' ? undefined : scope.name)
  const { description = null, createdAt } = project ?? summary ?? {}
  const columnCount = project?.columns.length ?? summary?.columnCount ?? MIN_COLUMNS
  const close = () => setDialog(null)
  const leave = async () => navigate('/projects')

  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${PRODUCT_TEXTS.name}`
  }, [name])
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Link
          to="/projects"
          className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm text-soft hover:text-ink print:hidden"
        >
          <span aria-hidden="true">←</span> {T.back}
        </Link>
        <Breadcrumb above={ABOVE} name={name ?? T.title} />
      </div>
      <div className="mt-2 gap-x-6 gap-y-3 max-sm:grid sm:flex sm:items-start sm:justify-between">
        <div className="flex min-w-0 items-start gap-3">
          <ProjectDrawing id={id} columnCount={columnCount} className="mt-0.5 size-9 max-sm:size-8" />
          <div className="min-w-0">
            <h1 className={`wrap-anywhere ${PAGE_TITLE}`}>{name ?? T.title}</h1>
            {scope.role !== 'owner' && (
              <p className="text-xs/5 text-soft wrap-anywhere">
                {STANDING_TEXTS[scope.role]} · {scope.owner}
              </p>
            )}
            {createdAt !== undefined && (
              <p className="text-xs/5 text-soft">
                {T.created} <time dateTime={createdAt}>{toMinute(createdAt)}</time>
              </p>
            )}
            {description !== null && (
              <p className="mt-2 max-w-3xl text-sm/6 whitespace-pre-line text-soft wrap-anywhere">
                {description}
              </p>
            )}
          </div>
        </div>
        {project !== undefined && (
          <div className="flex shrink-0 flex-wrap gap-2 print:hidden">
            {canCall(scope, projects.update) && (
              <Button onClick={() => setDialog('edit')}>
                <PencilIcon />
                {PROJECT_MENU_TEXTS.edit}
              </Button>
            )}
            {canCall(scope, shares.create) && (
              <Button onClick={() => setDialog('share')}>
                <LinkIcon />
                {SHARE_ITEM_TEXT}
              </Button>
            )}
            {canCall(scope, people.list) && (
              <Button onClick={() => setDialog('people')}>{PEOPLE_DIALOG_TEXTS.open}</Button>
            )}
            {canCall(scope, projects.remove) && (
              <Button onClick={() => setDialog('delete')}>
                <TrashIcon />
                {PROJECT_MENU_TEXTS.remove}
              </Button>
            )}
            {scope.role !== 'owner' && <LeaveProject place={scope} />}
          </div>
        )}
      </div>
      <Suspense>
        {dialog === 'edit' && project !== undefined && (
          <EditProjectDialog
            project={project}
            sentences={PROJECT_SENTENCES}
            onSave={onSaveTitle}
            onClose={close}
          />
        )}
        {dialog === 'share' && project !== undefined && (
          <ShareDialog kind="project" item={project} onClose={close} />
        )}
        {dialog === 'people' && project !== undefined && <PeopleDialog project={project} onClose={close} />}
        {dialog === 'delete' && project !== undefined && (
          <DeleteProjectDialog
            project={project}
            counts={summary ?? null}
            contents="delete"
            sentences={PROJECT_SENTENCES}
            onConfirm={leave}
            onClose={close}
          />
        )}
      </Suspense>
    </header>
  )
}
