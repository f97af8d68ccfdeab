import { MAX_COLUMNS, type Project } from '@wordloom/contract'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { lazyWithPreload } from '../../shared/ui/lazy-with-preload.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { usePresence } from '../../shared/user/presence.ts'
import { GenerateBar } from './count/generate-bar.tsx'
import { Hero } from './hero.tsx'
import { hasWords } from './loom/column.ts'
import { useLoom } from './loom/use-loom.ts'
import { type DialogChoice, OpenDialog } from './open-dialog.tsx'
import { toSavedPlace } from './opening/saved-place.ts'
import { OptionsCard } from './options/options-card.tsx'
import type { Saving } from './saving/sign-in-dialog.tsx'
import { GENERATOR_TEXTS } from './texts.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { WordListsCard } from './word-lists-card.tsx'

const ResultsCard = lazyWithPreload(() => import('./results/results-card.tsx'))
const Threads = lazy(() => import('./threads.tsx'))
const OpenSaved = lazy(() => import('./opening/open-saved.tsx'))
const OpenExample = lazy(() => import('./opening/open-example.tsx'))
const SavingAgain = lazy(() => import('./saving/saving-again.tsx'))
const ProjectBar = lazy(() => import('./project/project-bar.tsx'))

const EXAMPLE = '#column='

interface GeneratorProps {
  readonly project?: Project
  readonly children?: ReactNode
}

export function Generator({ project, children }: GeneratorProps) {
  const frame = useRef<HTMLElement>(null)
  if (project !== undefined) {
    return (
      <section ref={frame} aria-label={GENERATOR_TEXTS.inProject}>
        <Bench key={project.id} project={project} frame={frame} />
      </section>
    )
  }
  return (
    <main ref={frame} className="grow">
      <div className="mx-auto w-full max-w-[1720px] px-4 pt-5 pb-8 sm:px-8 sm:pt-7 sm:pb-10">
        <Hero />
        <Bench project={null} frame={frame} />
      </div>
      {children}
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
  const [dialog, setDialog] = useState<DialogChoice | null>(null)
  // The results card is expensive to render; deferring it keeps the page responsive.
  const hasCard = useDeferredValue(results.kind !== 'none')
  const projectId = project?.id ?? null
  const saved = projectId === null && presence !== 'unknown' ? toSavedPlace(search) : null

  useEffect(() => {
    if (draft.kind === 'unavailable') showToast({ title: draft.message })
  }, [draft])

  function generate() {
    // Check the text itself: the count lags behind typing.
    if (columns.some(hasWords)) return actions.generate()
    showToast(GENERATOR_TEXTS.nothingToCombine)
  }
  async function tryExample() {
    const example = await import('./opening/try-example.ts')
    await example.tryExample(loom)
  }
  async function addColumn() {
    const { fetchEntitlements } = await import('./upgrade/entitlements.ts')
    const plan = await fetchEntitlements()
    const added = await actions.addColumn(plan.columns)
    if (added === null && plan.columns < MAX_COLUMNS) setDialog({ kind: 'upgrade', columns: plan.columns })
  }
  function save(saving: Saving, toSave: DialogChoice) {
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
      <noscript>
        <p className="mb-4 rounded-md border border-line bg-card px-4 py-3 text-sm/6">
          {GENERATOR_TEXTS.needsScript}
        </p>
      </noscript>
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
      <div className={THREAD_SPACE}>
        <Suspense>
          <Threads columns={columns} isWeaving={results.kind === 'preparing'} />
        </Suspense>
      </div>
      <OptionsCard loom={loom} isTinted={isTinted} />
      <GenerateBar
        count={loom.count}
        isUnique={loom.options.unique}
        onGenerate={generate}
        onTryExample={projectId === null ? tryExample : null}
      />
      {hasCard && (
        <Suspense fallback={<p className="mt-4 text-soft">{GENERATOR_TEXTS.preparing}</p>}>
          <ResultsCard loom={loom} isTinted={isTinted} onTint={setIsTinted} onSave={saveResults} />
        </Suspense>
      )}
      <Suspense>
        {saved !== null && <OpenSaved loom={loom} place={saved} isMember={presence === 'member'} />}
        {projectId === null && hash.startsWith(EXAMPLE) && <OpenExample key={hash} loom={loom} hash={hash} />}
        {presence === 'member' && <SavingAgain loom={loom} dialog={dialog} onOpen={setDialog} />}
        {dialog !== null && (
          <OpenDialog dialog={dialog} loom={loom} projectId={projectId} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  )
}

const THREAD_SPACE = 'pointer-events-none relative h-8 sm:h-14 xl:-mt-4 xl:h-18 printing-rows:hidden'

function focusSearch(): boolean {
  const field = document.getElementById('result-search')
  field?.focus()
  return field !== null
}
