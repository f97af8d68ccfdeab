import { useState } from 'react'
import { downloadBlob } from '#platform/document/download-blob.ts'
import { Button } from '#ui/button.tsx'
import { csvGuard, csvMark } from '#ui/csv/csv-choices.ts'
import { CsvGuardSwitch, CsvMarkSwitch } from '#ui/csv/csv-switches.tsx'
import { FilterField } from '#ui/form/filter-field.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { TOOL_TEXTS } from '../texts.ts'
import { usePages } from '../use-pages.ts'
import type { KeywordState, NegativesSummary } from './negatives-check.ts'
import { ResultTable } from './result-table.tsx'
import type { SectionProps } from './section-props.ts'
import { STATE_NAMES, NEGATIVES_TEXTS as T } from './texts.ts'

interface EffectViewsProps extends Pick<SectionProps, 'worker'> {
  readonly summary: NegativesSummary & { readonly id: string }
}

type View = KeywordState | 'negatives'

export function EffectViews({ summary, worker }: EffectViewsProps) {
  const [view, setView] = useState<View>('blocked')
  const [find, setFind] = useState('')
  const { id, keywords, negatives, ...counts } = summary
  async function copy(state: KeywordState) {
    const lines = await worker.ask((api) => api.lines(state))
    await copyAndTell(lines, {
      copied: { title: T.copied(counts[state]) },
      failed: { title: TOOL_TEXTS.notCopied },
    })
  }
  async function download() {
    const choices = { hasMark: csvMark.isOn(), guardsFormulas: csvGuard.isOn() }
    downloadBlob(await worker.ask((api) => api.effectsFile(choices)), T.file)
  }
  return (
    <Tabs
      label={T.views}
      tabs={[
        ...(['blocked', 'narrowed', 'untouched'] as const).map((state) => ({
          value: state,
          label: STATE_NAMES[state],
          count: counts[state],
        })),
        { value: 'negatives', label: T.byNegative, count: negatives },
      ]}
      value={view}
      onChange={setView}
      aside={<p className="py-2 text-xs/5 text-soft tabular-nums">{T.summary(keywords, negatives)}</p>}
    >
      <div className="flex flex-wrap items-center gap-2 py-4">
        <FilterField
          label={view === 'negatives' ? T.findNegative : T.findKeyword}
          value={find}
          onChange={setFind}
          className="w-full sm:w-72"
        />
        <span className="grow" />
        {view !== 'negatives' && counts[view] > 0 && (
          <Button onClick={() => void copy(view)}>{T.copyKeywords[view]}</Button>
        )}
        <CsvMarkSwitch />
        <CsvGuardSwitch />
        <Button onClick={() => void download()}>{T.download}</Button>
      </div>
      {view === 'negatives' ? (
        <NegativesTable key={`${id} ${find}`} worker={worker} find={find} />
      ) : (
        <KeywordsTable key={`${id} ${view} ${find}`} worker={worker} state={view} find={find} />
      )}
    </Tabs>
  )
}

interface TableProps extends Pick<SectionProps, 'worker'> {
  readonly find: string
}

function KeywordsTable({ worker, state, find }: TableProps & { readonly state: KeywordState }) {
  const pages = usePages(state, (from, count) => worker.ask((api) => api.keywords(state, find, from, count)))
  const hasPlaces = pages.rows.some(({ place }) => place !== '')
  return (
    <ResultTable
      label={STATE_NAMES[state]}
      pages={pages}
      nothing={find === '' ? T.none[state] : T.nothingFound}
      headings={[T.keyword, ...(hasPlaces ? [T.place] : []), ...(state === 'untouched' ? [] : [T.effects])]}
      toCells={({ keyword, place, effects }) => [
        <span key="keyword" className="font-mono text-xs/6 wrap-anywhere">
          {keyword}
        </span>,
        ...(hasPlaces ? [place] : []),
        ...(state === 'untouched'
          ? []
          : [
              <ul key="effects">
                {effects.map(({ negative, effect, reason }) => (
                  <li key={`${negative} ${effect}`}>
                    <span className={effect === 'blocks' ? 'font-medium text-danger' : 'font-medium'}>
                      {T.effect[effect]}
                    </span>{' '}
                    <code className="font-mono text-xs">{negative}</code>
                    <span className="text-soft"> · {reason}</span>
                  </li>
                ))}
              </ul>,
            ]),
      ]}
    />
  )
}

function NegativesTable({ worker, find }: TableProps) {
  const pages = usePages('negatives', (from, count) => worker.ask((api) => api.negatives(find, from, count)))
  const hasPlaces = pages.rows.some(({ place }) => place !== '')
  return (
    <ResultTable
      label={T.byNegative}
      pages={pages}
      nothing={find === '' ? T.none.negatives : T.nothingFound}
      headings={[T.negative, ...(hasPlaces ? [T.place] : []), T.blocks, T.narrows]}
      toCells={({ negative, place, blocked, narrowed }) => [
        <span key="negative" className="font-mono text-xs/6 wrap-anywhere">
          {negative}
        </span>,
        ...(hasPlaces ? [place] : []),
        T.keywordCount(blocked),
        T.keywordCount(narrowed),
      ]}
    />
  )
}
