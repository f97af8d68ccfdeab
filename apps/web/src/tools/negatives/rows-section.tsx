import { MATCH_TYPES, type MatchType } from '@wordloom/targets'
import { proxy } from 'comlink'
import { useId, useState } from 'react'
import { readDraftId, readUnsaved } from '#platform/generator-draft/web-storage.ts'
import { shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { Button } from '#ui/button.tsx'
import { FilterField } from '#ui/form/filter-field.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { usePages } from '../use-pages.ts'
import type { ToolText } from '../use-tool-text.ts'
import { AnswerFrame } from './answer-frame.tsx'
import type { RowsReply } from './negatives.worker.ts'
import { ProblemList } from './problem-list.tsx'
import { ResultTable } from './result-table.tsx'
import type { SectionProps } from './section-props.ts'
import { NEGATIVES_TEXTS as T } from './texts.ts'

interface RowsSectionProps extends SectionProps {
  readonly negatives: ToolText
  readonly matchType: MatchType
}

/** Shows how many rows of the generator in this browser each negative blocks. */
export function RowsSection({ worker, platform, isShown, negatives, matchType }: RowsSectionProps) {
  const [share, setShare] = useState(0)
  const answering = useAnswer({
    about: [negatives.revision, JSON.stringify(negatives.reading), platform, matchType],
    ask:
      negatives.isEmpty || !isShown
        ? null
        : async () => {
            setShare(0)
            const text = await negatives.document.wholeText()
            await worker.ask((api) => api.take('negatives', text, negatives.reading))
            const draft = { tabDraft: readDraftId('home'), unsaved: readUnsaved() }
            const reply = await worker.ask<RowsReply>((api) =>
              api.checkRows({ platform, matchType, draft }, proxy(setShare)),
            )
            return { reply, at: performance.now() }
          },
    end: worker.stop,
  })
  const shown = shownReply(answering.answer)
  return (
    <AnswerFrame answering={answering} empty={T.rowsEmpty} working={T.checkingShare(share)}>
      {shown !== null && (
        <Result key={shown.at} reply={shown.reply} worker={worker} again={answering.again} />
      )}
    </AnswerFrame>
  )
}

interface MatchTypeChoiceProps {
  readonly value: MatchType
  readonly onChange: (matchType: MatchType) => void
}

export function RowsOfGenerator({ value, onChange }: MatchTypeChoiceProps) {
  const id = useId()
  return (
    <div className="rounded-md border border-line bg-card p-4 text-sm/6">
      <p>{T.rowsHelp}</p>
      <p className="mt-2 text-soft">{T.rowsCounts}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-xs/5 font-medium text-soft">
        {T.rowsMatchType}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = MATCH_TYPES[target.selectedIndex]
          if (chosen !== undefined) onChange(chosen)
        }}
        className={SELECT}
      >
        {MATCH_TYPES.map((matchType) => (
          <option key={matchType} value={matchType}>
            {T.matchTypes[matchType]}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ResultProps extends Pick<SectionProps, 'worker'> {
  readonly reply: RowsReply
  readonly again: () => void
}

function Result({ reply, worker, again }: ResultProps) {
  const [find, setFind] = useState('')
  const checkAgain = (
    <Button className="min-h-8 px-2.5 py-1" onClick={again}>
      {T.again}
    </Button>
  )
  if (reply.kind !== 'counted')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-soft">{T.rowsUnusable(reply)}</p>
        {checkAgain}
      </div>
    )
  const { total, left, negatives, negativeProblems } = reply.summary
  return (
    <>
      <ProblemList problems={negativeProblems} field={T.negatives} />
      {negatives === 0 ? (
        <p className="text-soft">{T.noNegatives}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
            <FilterField label={T.findNegative} value={find} onChange={setFind} className="w-full sm:w-72" />
            <p className="text-sm/6 tabular-nums">{T.rowsLeft(left, total)}</p>
            <span className="grow" />
            {checkAgain}
          </div>
          <CountsTable key={find} worker={worker} find={find} />
        </>
      )}
    </>
  )
}

function CountsTable({ worker, find }: Pick<SectionProps, 'worker'> & { readonly find: string }) {
  const pages = usePages('rows', (from, count) => worker.ask((api) => api.rowCounts(find, from, count)))
  return (
    <ResultTable
      label={T.byNegative}
      pages={pages}
      nothing={T.nothingFound}
      headings={[T.negative, T.rows, T.rowExamples]}
      toCells={({ negative, effect, rows, examples }) => [
        <span key="negative" className="font-mono text-xs/6 wrap-anywhere">
          {negative}
        </span>,
        <span key="rows" className="tabular-nums">
          {T.rowCount(effect, rows)}
        </span>,
        <span key="examples" className="text-soft wrap-anywhere">
          {T.examples(examples, rows)}
        </span>,
      ]}
    />
  )
}
