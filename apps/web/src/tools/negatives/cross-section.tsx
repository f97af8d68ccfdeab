import { useState } from 'react'
import { downloadBlob } from '#platform/document/download-blob.ts'
import { shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { Button } from '#ui/button.tsx'
import { csvMark } from '#ui/csv/csv-choices.ts'
import { CsvMarkSwitch } from '#ui/csv/csv-switches.tsx'
import { FilterField } from '#ui/form/filter-field.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { TOOL_TEXTS } from '../texts.ts'
import { ToolTextArea } from '../tool-text-area.tsx'
import { usePages } from '../use-pages.ts'
import { useToolText } from '../use-tool-text.ts'
import { AnswerFrame } from './answer-frame.tsx'
import type { CrossSummary } from './cross-check.ts'
import { ProblemList } from './problem-list.tsx'
import { ResultTable } from './result-table.tsx'
import type { SectionProps } from './section-props.ts'
import { CROSS_EXAMPLE, NEGATIVES_TEXTS as T } from './texts.ts'

export function CrossSection({ worker, platform, isShown }: SectionProps) {
  const keywords = useToolText('', 'table')
  const answering = useAnswer({
    about: [keywords.revision, JSON.stringify(keywords.reading), platform, isShown],
    ask:
      keywords.isEmpty || !isShown
        ? null
        : async () => {
            const text = await keywords.document.wholeText()
            const summary = await worker.ask((api) =>
              api.crossCheck({ text, options: keywords.reading }, platform),
            )
            return { ...summary, id: `${keywords.revision} ${JSON.stringify(keywords.reading)} ${platform}` }
          },
    end: worker.stop,
  })
  const summary = shownReply(answering.answer)
  return (
    <>
      <ToolTextArea
        text={keywords}
        label={T.groups}
        placeholder={T.groupsPlaceholder}
        className="h-64"
        help={
          keywords.isEmpty && (
            <Button
              look="quiet"
              className="min-h-8 px-2.5 py-1"
              onClick={() => keywords.document.typed(CROSS_EXAMPLE.join('\n'))}
            >
              {T.example}
            </Button>
          )
        }
      />
      <p className="mt-3 max-w-3xl text-xs/5 text-soft">{T.groupsNotation}</p>
      <AnswerFrame answering={answering} empty={T.crossEmpty} working={T.checking}>
        {summary !== null && (
          <>
            <ProblemList problems={summary.problems} field={T.groups} />
            {summary.keywords === 0 || summary.adGroups === 0 ? (
              <p className="text-soft">{summary.keywords === 0 ? T.noKeywords : T.noGroups}</p>
            ) : (
              <CrossViews summary={summary} worker={worker} />
            )}
          </>
        )}
      </AnswerFrame>
    </>
  )
}

interface CrossViewsProps extends Pick<SectionProps, 'worker'> {
  readonly summary: CrossSummary & { readonly id: string }
}

const VIEWS = ['added', 'withheld'] as const

function CrossViews({ summary, worker }: CrossViewsProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('added')
  const [find, setFind] = useState('')
  async function copy() {
    await copyAndTell(await worker.ask((api) => api.crossText()), {
      copied: { title: T.copied(summary.added) },
      failed: { title: TOOL_TEXTS.notCopied },
    })
  }
  async function download() {
    const hasMark = csvMark.isOn()
    downloadBlob(await worker.ask((api) => api.crossFile(hasMark)), T.crossFile)
  }
  return (
    <Tabs
      label={T.views}
      tabs={VIEWS.map((value) => ({ value, label: T[value], count: summary[value] }))}
      value={view}
      onChange={setView}
      aside={
        <p className="py-2 text-xs/5 text-soft tabular-nums">
          {T.crossSummary(summary.keywords, summary.adGroups)}
        </p>
      }
    >
      <div className="flex flex-wrap items-center gap-2 py-4">
        <FilterField label={T.findNegative} value={find} onChange={setFind} className="w-full sm:w-72" />
        <span className="grow" />
        {summary.added > 0 && (
          <>
            <Button onClick={() => void copy()}>{T.copyForEditor}</Button>
            <CsvMarkSwitch />
            <Button onClick={() => void download()}>{T.download}</Button>
          </>
        )}
      </div>
      {view === 'withheld' && <p className="mb-3 text-sm/6 text-soft">{T.withheldHelp}</p>}
      <CrossTable key={`${summary.id} ${view} ${find}`} worker={worker} view={view} find={find} />
    </Tabs>
  )
}

interface CrossTableProps extends Pick<SectionProps, 'worker'> {
  readonly view: (typeof VIEWS)[number]
  readonly find: string
}

function CrossTable({ worker, view, find }: CrossTableProps) {
  const pages = usePages(view, (from, count) => worker.ask((api) => api.cross(view, find, from, count)))
  return (
    <ResultTable
      label={T[view]}
      pages={pages}
      nothing={find === '' ? T.none[view] : T.nothingFound}
      headings={[T.place, T.negative, T.reason]}
      toCells={({ place, negative, reason }) => [
        place,
        <span key="negative" className="font-mono text-xs/6 wrap-anywhere">
          {negative}
        </span>,
        <span key="reason" className="text-soft">
          {reason}
        </span>,
      ]}
    />
  )
}
