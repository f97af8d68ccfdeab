import type { Project } from '@wordloom/contract'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { showToast } from '../../shared/ui/toast.ts'
import { usePresence } from '../../shared/user/presence.ts'
import { Hero } from './hero.tsx'
import { hasWords } from './loom/column.ts'
import { useLoom } from './loom/use-loom.ts'
import { toSavedPlace } from './opening/saved-place.ts'
import { OptionsCard } from './options-card.tsx'
import type { Saving } from './sign-in-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { WordListsCard } from './word-lists-card.tsx'

const loadResultsCard = () => import('./results-card.tsx')
const ResultsCard = lazy(loadResultsCard)
const Threads = lazy(() => import('./threads.tsx'))
const UpgradeDialog = lazy(() => import('./upgrade-dialog.tsx'))
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))
const SaveListDialog = lazy(() => import('./saving/save-list-dialog.tsx'))
const SaveResultsDialog = lazy(() => import('./saving/save-results-dialog.tsx'))
const OpenSaved = lazy(() => import('./opening/open-saved.tsx'))
const OpenExample = lazy(() => import('./opening/open-example.tsx'))
const ProjectBar = lazy(() => import('./project/project-bar.tsx'))

/** How the fragment of an address begins that holds an example. */
const EXAMPLE = '#column='

type OpenDialog =
  | { readonly kind: 'upgrade'; readonly columns: number }
  | { readonly kind: 'sign-in'; readonly saving: Saving }
  | { readonly kind: 'list'; readonly columnId: string }
  | { readonly kind: 'results' }

interface GeneratorProps {
  /** Whose columns and options these are; those of the home page without one. */
  readonly project?: Project
}

export function Generator({ project }: GeneratorProps) {
  const frame = useRef<HTMLElement>(null)
  if (project !== undefined) {
    return (
      <section ref={frame} aria-label="Word Merger">
        <Bench key={project.id} project={project} frame={frame} />
      </section>
    )
  }
  return (
    <main ref={frame} className="mx-auto w-full max-w-[1720px] grow px-4 py-7 sm:px-8">
      <Hero />
      <Bench project={null} frame={frame} />
    </main>
  )
}

interface BenchProps {
  readonly project: Project | null
  readonly frame: RefObject<HTMLElement | null>
}

function Bench({ project, frame }: BenchProps) {
  const loom = useLoom(project)
  const presence = usePresence()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const { columns, actions, results, draft } = loom
  const [isTinted, setIsTinted] = useState(true)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const isAsking = useRef(false)
  const projectId = project?.id ?? null
  const saved = projectId === null && presence !== 'unknown' ? toSavedPlace(search) : null

  useEffect(() => {
    // At hand before Generate is pressed for the first time.
    void loadResultsCard()
  }, [])
  useEffect(() => {
    if (draft.kind === 'unavailable') showToast({ title: draft.message })
  }, [draft])

  function generate() {
    // By what is typed: the count follows that by a moment.
    if (columns.some(hasWords)) return actions.generate()
    showToast({ title: 'Nothing to combine yet', description: 'Type words into at least one column.' })
  }
  async function addColumn() {
    if (isAsking.current) return
    isAsking.current = true
    const { fetchEntitlements } = await import('./entitlements.ts')
    const plan = await fetchEntitlements().finally(() => {
      isAsking.current = false
    })
    if (columns.length < plan.columns) actions.addColumn(plan.columns)
    else setDialog({ kind: 'upgrade', columns: plan.columns })
  }
  function save(saving: Saving, toSave: OpenDialog) {
    setDialog(presence === 'member' ? toSave : { kind: 'sign-in', saving })
  }
  const saveList = (columnId: string) => save('lists', { kind: 'list', columnId })
  const saveResults = () => save('results', { kind: 'results' })
  function saveWhereOneIs() {
    const columnId = document.activeElement?.closest<HTMLElement>('[data-column]')?.dataset['column']
    const isReady = results.kind === 'ready' && results.rows !== 0n
    if (columnId === undefined && isReady) return saveResults()
    const [first] = columns
    saveList(columnId ?? columns.find(({ items }) => items !== 0)?.id ?? first?.id ?? '')
  }
  const close = () => setDialog(null)

  useShortcuts(
    {
      generate,
      copyAll: () => results.kind === 'ready' && actions.copyAll(),
      save: saveWhereOneIs,
      search: focusSearch,
    },
    frame,
  )

  return (
    <>
      {loom.project !== null && (
        <Suspense>
          <ProjectBar link={loom.project} />
        </Suspense>
      )}
      <WordListsCard
        columns={columns}
        actions={actions}
        projectId={projectId}
        onAdd={addColumn}
        onSave={saveList}
      />
      <Suspense fallback={<div className="h-14" />}>
        <Threads columns={columns} />
      </Suspense>
      <OptionsCard loom={loom} isTinted={isTinted} onGenerate={generate} />
      {results.kind !== 'none' && (
        <Suspense fallback={<p className="mt-4 text-soft">Preparing combinations…</p>}>
          <ResultsCard loom={loom} isTinted={isTinted} onTint={setIsTinted} onSave={saveResults} />
        </Suspense>
      )}
      <Suspense>
        {saved !== null && <OpenSaved loom={loom} place={saved} isMember={presence === 'member'} />}
        {projectId === null && hash.startsWith(EXAMPLE) && <OpenExample key={hash} loom={loom} hash={hash} />}
        {dialog?.kind === 'upgrade' && <UpgradeDialog columns={dialog.columns} onClose={close} />}
        {dialog?.kind === 'sign-in' && <SignInDialog saving={dialog.saving} onClose={close} />}
        {dialog?.kind === 'list' && (
          <SaveListDialog
            columnId={dialog.columnId}
            actions={actions}
            projectId={projectId}
            onClose={close}
          />
        )}
        {dialog?.kind === 'results' && (
          <SaveResultsDialog results={results} actions={actions} projectId={projectId} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

function focusSearch(): boolean {
  const field = document.getElementById('result-search')
  field?.focus()
  return field !== null
}
