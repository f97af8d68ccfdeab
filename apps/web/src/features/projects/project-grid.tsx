import type { Project, ProjectSummary } from '@wordloom/contract'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTypedParam } from '../../shared/document/use-typed-param.ts'
import { useKeptState } from '../../shared/kept-work/use-kept.ts'
import { isTyping } from '../../shared/lib/is-typing.ts'
import { useProjects } from '../../shared/library/queries.ts'
import { useFocusAfterRemoval } from '../../shared/library/selection/use-focus-after-removal.ts'
import { TELL_TEXTS } from '../../shared/library/tell/texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { NothingFoundDrawing } from '../../shared/ui/drawings/drawings.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { PencilIcon, PlusIcon, SearchIcon, TrashIcon } from '../../shared/ui/icons/icons.tsx'
import { lazyWithPreload } from '../../shared/ui/loading/lazy-with-preload.tsx'
import { Loaded } from '../../shared/ui/loading/loaded.tsx'
import { PAGE_TITLE } from '../../shared/ui/title.ts'
import { showToast } from '../../shared/ui/toast/toast.ts'
import { findProjects } from './find-projects.ts'
import { NoProjects } from './no-projects.tsx'
import { ProjectCard, STRETCHED } from './project-card.tsx'
import { ProjectTiles } from './project-tiles.tsx'
import { NO_PROJECTS_TEXTS, PROJECT_CARD_TEXTS, PROJECT_SENTENCES, PROJECTS_TEXTS as T } from './texts.ts'
import { TilesSkeleton } from './tiles-skeleton.tsx'
import { useProjectDialogs } from './use-project-dialogs.tsx'

const CreateProjectDialog = lazyWithPreload(() => import('./title/create-project-dialog.tsx'))

/** Deleting a project here also deletes its lists and results. */
export function ProjectGrid() {
  const navigate = useNavigate()
  const query = useProjects()
  const [text, setText] = useTypedParam('q')
  const wanted = useDeferredValue(text)
  const [isCreating, setIsCreating] = useKeptState('dialog of a new project', false)
  const found = useMemo(() => findProjects(query.data ?? [], wanted), [query.data, wanted])
  const holder = useRef<HTMLElement>(null)
  useFocusAfterRemoval(found, holder)
  const { edit, remove, dialog } = useProjectDialogs(PROJECT_SENTENCES, 'delete')
  const create = () => setIsCreating(true)

  function tellCreated({ id }: Project) {
    showToast({
      title: TELL_TEXTS.success,
      description: PROJECT_SENTENCES.created,
      action: { label: T.openCreated, run: () => void navigate(`/projects/${id}`) },
    })
  }
  const renderCard = (project: ProjectSummary) => (
    <ProjectCard
      project={project}
      name={project.name}
      actions={
        <>
          <IconButton label={PROJECT_CARD_TEXTS.edit(project.name)} onClick={() => edit(project)}>
            <PencilIcon />
          </IconButton>
          <IconButton label={PROJECT_CARD_TEXTS.remove(project.name)} onClick={() => remove(project)}>
            <TrashIcon />
          </IconButton>
        </>
      }
      footer={
        <>
          <span>{PROJECT_CARD_TEXTS.contents(project)}</span>
          <Link
            to={`/projects/${project.id}`}
            aria-label={PROJECT_CARD_TEXTS.openNamed(project.name)}
            className={`${STRETCHED} min-h-6 font-semibold text-accent`}
          >
            {PROJECT_CARD_TEXTS.open}
          </Link>
        </>
      }
    />
  )
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className={PAGE_TITLE}>{T.title}</h1>
        <div className="flex items-center gap-2 max-sm:w-full">
          <ProjectSearch text={text} onChange={setText} />
          <Button look="primary" className="shrink-0" onClick={create}>
            <PlusIcon />
            {T.create}
          </Button>
        </div>
      </div>
      <section ref={holder} tabIndex={-1} aria-label={T.what} className="mt-6 outline-none">
        <Loaded query={query} what={T.what} skeleton={<TilesSkeleton />}>
          {(projects) => {
            if (projects.length === 0) {
              return (
                <NoProjects
                  action={
                    <Button look="primary" onClick={create}>
                      {NO_PROJECTS_TEXTS.create}
                    </Button>
                  }
                />
              )
            }
            return (
              <>
                <FoundLine found={found.length} total={projects.length} text={wanted} />
                {found.length === 0 ? (
                  <EmptyState
                    title={T.noneFound}
                    level="h2"
                    drawing={<NothingFoundDrawing />}
                    action={<Button onClick={() => setText('')}>{T.showAll}</Button>}
                  >
                    {T.nothingFound(wanted.trim())}
                  </EmptyState>
                ) : (
                  <ProjectTiles label={T.title} projects={found} renderCard={renderCard} />
                )}
              </>
            )
          }}
        </Loaded>
      </section>
      {dialog}
      <Suspense>
        {isCreating && <CreateProjectDialog onCreated={tellCreated} onClose={() => setIsCreating(false)} />}
      </Suspense>
    </main>
  )
}

interface FoundLineProps {
  readonly found: number
  readonly total: number
  readonly text: string
}

function FoundLine({ found, total, text }: FoundLineProps) {
  const isSearching = text.trim() !== ''
  return (
    <p role="status" className={found === 0 ? 'sr-only' : 'text-sm/6 text-soft not-empty:mb-3'}>
      {isSearching && T.found(found, total)}
    </p>
  )
}

interface ProjectSearchProps {
  readonly text: string
  readonly onChange: (text: string) => void
}

function ProjectSearch({ text, onChange }: ProjectSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event) || document.querySelector('[role$="dialog"]') !== null) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <search className="relative min-w-0 max-sm:grow">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint" />
      <input
        ref={field}
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-label={T.search}
        placeholder={T.search}
        autoComplete="off"
        spellCheck={false}
        className="min-h-9 w-full rounded-md border border-edge bg-card pr-2.5 pl-8 text-base sm:w-64 sm:text-sm"
      />
    </search>
  )
}
