import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { showToast } from '../../shared/ui/toast.ts'
import { usePresence } from '../../shared/user/presence.ts'
import { Hero } from './hero.tsx'
import { useLoom } from './loom/use-loom.ts'
import { OptionsCard } from './options-card.tsx'
import type { Saving } from './sign-in-dialog.tsx'
import { Threads } from './threads.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { WordListsCard } from './word-lists-card.tsx'

const loadResultsCard = () => import('./results-card.tsx')
const ResultsCard = lazy(loadResultsCard)
const UpgradeDialog = lazy(() => import('./upgrade-dialog.tsx'))
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

type OpenDialog =
  | { readonly kind: 'upgrade'; readonly columns: number }
  | { readonly kind: 'sign-in'; readonly saving: Saving }

export function Generator() {
  const loom = useLoom()
  const presence = usePresence()
  const { columns, actions, count, results, draft } = loom
  const [isTinted, setIsTinted] = useState(true)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const isAsking = useRef(false)

  useEffect(() => {
    // At hand before Generate is pressed for the first time.
    void loadResultsCard()
  }, [])
  useEffect(() => {
    if (draft.kind === 'unavailable') showToast({ title: draft.message })
  }, [draft])

  function generate() {
    if (count.total !== 0n) return actions.generate()
    showToast({ title: 'Nothing to combine yet', description: 'Type words into at least one column.' })
  }
  async function addColumn() {
    if (isAsking.current) return
    isAsking.current = true
    const { fetchEntitlements } = await import('./entitlements.ts')
    const plan = await fetchEntitlements().finally(() => {
      isAsking.current = false
    })
    if (columns.length < plan.columns) actions.addColumn()
    else setDialog({ kind: 'upgrade', columns: plan.columns })
  }
  function save(saving: Saving) {
    if (presence !== 'member') setDialog({ kind: 'sign-in', saving })
    else showToast({ title: 'Kept on this device', description: 'This version saves nothing to accounts.' })
  }
  const saveList = () => save('lists')
  const saveResults = () => save('results')

  useShortcuts({
    generate,
    copyAll: () => results.kind === 'ready' && actions.copyAll(),
    saveList,
    search: focusSearch,
  })

  return (
    <main className="mx-auto w-full max-w-[1720px] grow px-4 py-7 sm:px-8">
      <Hero />
      <WordListsCard columns={columns} actions={actions} onAdd={addColumn} onSave={saveList} />
      <Threads columns={columns} />
      <OptionsCard loom={loom} isTinted={isTinted} onGenerate={generate} />
      {results.kind !== 'none' && (
        <Suspense fallback={<p className="mt-4 text-soft">Preparing combinations…</p>}>
          <ResultsCard loom={loom} isTinted={isTinted} onTint={setIsTinted} onSave={saveResults} />
        </Suspense>
      )}
      <Suspense>
        {dialog?.kind === 'upgrade' && (
          <UpgradeDialog columns={dialog.columns} onClose={() => setDialog(null)} />
        )}
        {dialog?.kind === 'sign-in' && (
          <SignInDialog saving={dialog.saving} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </main>
  )
}

function focusSearch(): boolean {
  const field = document.getElementById('result-search')
  field?.focus()
  return field !== null
}
