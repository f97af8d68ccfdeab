import { GENERATOR_LABELS } from '@wordloom/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { csvGuard, csvMark, useCsvChoice } from '#ui/csv/csv-choices.ts'
import { CSV_TEXTS } from '#ui/csv/texts.ts'
import { Switch } from '#ui/form/switch.tsx'
import { BookmarkIcon, CheckIcon, ChevronDownIcon, CopyIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { EXPORT_CHOICES, TABLE_CHOICES } from '../../compute/export/export-choices.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { CopyLinkButton } from '../sharing/copy-link-button.tsx'
import { CopyNote } from './copy-note.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ResultList, type ResultListHandle } from './list/result-list.tsx'
import { PrintedRows } from './printed-rows.tsx'
import { ResultSearch } from './result-search.tsx'
import { ResultsSummary } from './results-summary.tsx'
import { ViewSwitch } from './table/view-switch.tsx'
import { RESULTS_TEXTS } from './texts.ts'

const TableRows = lazyWithPreload(() => import('./table/table-rows.tsx'))

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

interface ResultsCardProps {
  readonly generator: GeneratorModel
  readonly isTinted: boolean
  readonly presses: number
  readonly onTint: (isTinted: boolean) => void
  readonly onSave: () => void
}

export default function ResultsCard({ generator, isTinted, presses, onTint, onSave }: ResultsCardProps) {
  const { results, actions } = generator
  const list = useRef<ResultListHandle>(null)
  const card = useRef<HTMLElement>(null)
  const hasResults = results.kind === 'ready' && results.rows !== 0n
  const isFresh = results.kind === 'ready' && !results.isOutdated
  const isTable = results.kind === 'ready' && results.fields.length > 0
  const exportChoices = isTable ? TABLE_CHOICES : EXPORT_CHOICES
  const canShowTable = isTable && results.source.isNumbered
  const freshRows = isFresh ? results.source : null
  const isMarked = useCsvChoice(csvMark)
  const isGuarded = useCsvChoice(csvGuard)
  const [wantsTable, setWantsTable] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of rows comes into view.
  useEffect(() => {
    void card.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [freshRows])
  return (
    <section
      ref={card}
      aria-labelledby="results"
      className="mt-4 scroll-my-4 overflow-hidden rounded-md border border-line bg-card print:m-0 print:border-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5 print:hidden">
        <div className="min-w-0 grow basis-60">
          <h2 id="results" className="text-base/6 font-semibold tracking-tight">
            {GENERATOR_LABELS.results}
          </h2>
          <ResultsSummary results={results} actions={actions} />
        </div>
        {hasResults && <ResultSearch generator={generator} onFound={(row) => list.current?.goTo(row)} />}
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:px-2">
          <Button
            disabled={!hasResults || generator.copying.kind === 'copying'}
            aria-keyshortcuts="Control+Shift+C Meta+Shift+C"
            onClick={actions.copyAll}
          >
            {generator.copying.kind === 'copied' ? (
              <CheckIcon className="size-4 text-thread-ink-3 max-sm:hidden" />
            ) : (
              <CopyIcon className="size-4 max-sm:hidden" />
            )}
            {GENERATOR_LABELS.copyAll}
          </Button>
          <Menu
            trigger={
              <Button
                look={hasResults && isFresh ? 'primary' : 'plain'}
                disabled={!hasResults || generator.exporting.kind === 'running'}
              >
                {GENERATOR_LABELS.export}
                <ChevronDownIcon className="size-3.5" />
              </Button>
            }
            groups={[
              exportChoices.map(({ format, label }) => ({
                key: format,
                label,
                onSelect: () => actions.exportAs(format),
              })),
              [
                {
                  key: 'mark',
                  label: CSV_TEXTS.mark,
                  isChecked: isMarked,
                  onSelect: () => csvMark.set(!isMarked),
                },
                {
                  key: 'guard',
                  label: CSV_TEXTS.guard,
                  isChecked: isGuarded,
                  onSelect: () => csvGuard.set(!isGuarded),
                },
              ],
            ]}
          />
          <Button disabled={!hasResults} onClick={onSave}>
            <BookmarkIcon className="size-4 max-sm:hidden" />
            {GENERATOR_LABELS.saveResults}
          </Button>
          <CopyLinkButton isDisabled={!hasResults} recipe={actions.recipe} />
        </div>
      </div>
      <CopyNote
        copying={generator.copying}
        onExport={() => actions.exportAs('txt')}
        onDismiss={actions.dismissCopying}
      />
      <ExportPanel exporting={generator.exporting} actions={actions} />
      {canShowTable && wantsTable ? (
        <Suspense fallback={<div className="h-80" />}>
          <TableRows source={results.source} names={results.fields} cells={actions.cells} ref={list}>
            <ViewSwitch isTable onChange={setWantsTable} />
          </TableRows>
        </Suspense>
      ) : (
        (results.kind === 'preparing' || results.kind === 'ready') && (
          <ResultList results={results} isTinted={isTinted} presses={presses} ref={list}>
            {canShowTable && <ViewSwitch isTable={false} onChange={setWantsTable} />}
            <Switch isOn={isTinted} onChange={onTint}>
              {RESULTS_TEXTS.tint}
            </Switch>
          </ResultList>
        )
      )}
      {results.kind === 'ready' && <PrintedRows source={results.source} />}
    </section>
  )
}

/** CSS can't turn off smooth scrolling that a script starts. */
function scrollBehavior(): ScrollBehavior {
  return matchMedia(LITTLE_MOTION).matches ? 'instant' : 'smooth'
}
