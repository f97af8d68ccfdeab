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
import { useScope } from '#library/scope.ts'
import { useSignInState } from '#platform/user/sign-in-state.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { GENERATOR_TEXTS } from './texts.ts'
import { WordListsCard } from './view/columns/word-lists-card.tsx'
import { GenerateBar } from './view/count/generate-bar.tsx'
import { Hero } from './view/hero.tsx'
import { type DialogChoice, OpenDialog } from './view/open-dialog.tsx'
import { toSavedPlace } from './view/opening/saved-place.ts'
import { OptionsCard } from './view/options/options-card.tsx'
import type { Saving } from './view/saving/sign-in-dialog.tsx'
import { useGenerator } from './view/use-generator.ts'
import { useShortcuts } from './view/use-shortcuts.ts'

const ResultsCard = lazyWithPreload(() => import('./view/results/results-card.tsx'))
const ColumnLines = lazy(() => import('./view/columns/column-lines.tsx'))
const OpenSaved = lazy(() => import('./view/opening/open-saved.tsx'))
const OpenExample = lazy(() => import('./view/opening/open-example.tsx'))
const OpenLink = lazy(() => import('./view/sharing/open-link.tsx'))
const SavingAgain = lazy(() => import('./view/saving/saving-again.tsx'))
const ProjectBar = lazy(() => import('./view/project/project-bar.tsx'))

const EXAMPLE = '#column='
const RECIPE = '#recipe='

interface GeneratorProps {
  readonly project?: Project
  readonly children?: ReactNode
}

export function Generator({ project, children }: GeneratorProps) {
  const frame = useRef<HTMLElement>(null)
  if (project !== undefined) {
    return (
      <section ref={frame} aria-label={GENERATOR_TEXTS.inProject}>
        <Workspace key={project.id} project={project} frame={frame} />
      </section>
    )
  }
  return (
    <main ref={frame} className="grow">
      <div className="mx-auto w-full max-w-(--page) px-4 py-4 sm:px-8 sm:pb-8">
        <Hero />
        <Workspace project={null} frame={frame} />
      </div>
      {children}
    </main>
  )
}

interface WorkspaceProps {
  readonly project: Project | null
  readonly frame: RefObject<HTMLElement | null>
}

function Workspace({ project, frame }: WorkspaceProps) {
  const { account, role } = useScope()
  const generator = useGenerator(project, account)
  const signInState = useSignInState()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const { columns, actions, results, draft } = generator
  const [isTinted, setIsTinted] = useState(true)
  const [presses, setPresses] = useState(0)
  const [dialog, setDialog] = useState<DialogChoice | null>(null)
  // The results card is expensive to render; deferring it keeps the page responsive.
  const hasCard = useDeferredValue(results.kind !== 'none')
  const projectId = project?.id ?? null
  // Columns take words from the user's own library.
  const ownProjectId = role === 'owner' ? projectId : null
  const saved = projectId === null && signInState !== 'unknown' ? toSavedPlace(search) : null

  useEffect(() => {
    if (draft.kind === 'unavailable') showToast({ title: draft.message })
  }, [draft])

  async function generate() {
    setPresses((count) => count + 1)
    if (!(await actions.generate())) showToast(GENERATOR_TEXTS.nothingToCombine)
  }
  async function tryExample() {
    const example = await import('./view/opening/try-example.ts')
    await example.tryExample(generator)
    await generate()
  }
  async function addColumn() {
    const { fetchEntitlements } = await import('./view/upgrade/entitlements.ts')
    const plan = await fetchEntitlements()
    const added = await actions.addColumn(plan.columns)
    if (added === null && plan.columns < MAX_COLUMNS) setDialog({ kind: 'upgrade', columns: plan.columns })
    return added !== null
  }
  function save(toSave: Saving) {
    setDialog(signInState === 'member' ? toSave : { kind: 'sign-in', toSave })
  }
  const saveList = (columnId: string) => save({ kind: 'list', columnId })
  const saveResults = () => save({ kind: 'results' })
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
      {generator.project !== null && (
        <Suspense>
          <ProjectBar client={generator.project} />
        </Suspense>
      )}
      <WordListsCard generator={generator} projectId={ownProjectId} onAdd={addColumn} onSave={saveList} />
      <div className={LINE_SPACE}>
        <Suspense>
          <ColumnLines columns={columns} isPreparing={results.kind === 'preparing'} presses={presses} />
        </Suspense>
      </div>
      <OptionsCard generator={generator} isTinted={isTinted} />
      <GenerateBar
        count={generator.count}
        isUnique={generator.options.unique}
        isFresh={results.kind === 'preparing' || (results.kind === 'ready' && !results.isOutdated)}
        onGenerate={generate}
        onTryExample={projectId === null ? tryExample : null}
      />
      {hasCard && (
        <Suspense fallback={<p className="mt-4 text-soft">{GENERATOR_TEXTS.preparing}</p>}>
          <ResultsCard
            generator={generator}
            isTinted={isTinted}
            presses={presses}
            onTint={setIsTinted}
            onSave={saveResults}
          />
        </Suspense>
      )}
      <Suspense>
        {saved !== null && (
          <OpenSaved
            generator={generator}
            place={saved}
            isMember={signInState === 'member'}
            onAskWhere={setDialog}
          />
        )}
        {projectId === null && hash.startsWith(EXAMPLE) && (
          <OpenExample key={hash} generator={generator} hash={hash} />
        )}
        {projectId === null && hash.startsWith(RECIPE) && (
          <OpenLink key={hash} generator={generator} hash={hash} onUpgrade={setDialog} />
        )}
        {signInState === 'member' && (
          <SavingAgain generator={generator} dialog={dialog} onOpen={setDialog} onAddColumn={addColumn} />
        )}
        {dialog !== null && (
          <OpenDialog
            dialog={dialog}
            generator={generator}
            projectId={projectId}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const LINE_SPACE =
  'pointer-events-none relative h-8 sm:h-[clamp(2rem,calc(100dvh-45.25rem),4rem)] sm:signed-in:h-[clamp(2rem,calc(100dvh-47.25rem),4rem)] xl:-mt-3 printing-rows:hidden'

function focusSearch(): boolean {
  const field = document.getElementById('result-search')
  field?.focus()
  return field !== null
}
