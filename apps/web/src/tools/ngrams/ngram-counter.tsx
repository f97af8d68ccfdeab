import type { NgramOrder } from '@wordloom/lists'
import { useRef, useState } from 'react'
import { shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { useToolWorker } from '#platform/workers/use-tool-worker.ts'
import { Button } from '#ui/button.tsx'
import { FilterField } from '#ui/form/filter-field.tsx'
import { READING_TEXTS } from '#words/reading/texts.ts'
import { TextActions } from '../text-actions.tsx'
import { ToolAnswer } from '../tool-answer.tsx'
import { ToolPage } from '../tool-page.tsx'
import { ToolTextArea } from '../tool-text-area.tsx'
import { useToolText } from '../use-tool-text.ts'
import { LengthBars } from './length-bars.tsx'
import { NgramChoiceFields } from './ngram-choice-fields.tsx'
import { NgramTable } from './ngram-table.tsx'
import type { NgramChoices, NgramReply, NgramsApi, NgramView } from './ngrams.worker.ts'
import workerUrl from './ngrams.worker.ts?worker&url'
import { EXAMPLE_REPORT, NGRAMS_TEXTS as T } from './texts.ts'

const FIRST_CHOICES: NgramChoices = { least: 1, most: 3, minTerms: 1, stopWords: null }
const NOTHING_DONE = { source: '', choices: '' }
const FIRST_VIEW: NgramView = { order: 'terms', isReversed: false, typed: '' }

export function NgramCounter() {
  const text = useToolText('', 'table')
  const { document, revision, isEmpty, reading } = text
  const source = JSON.stringify([revision, reading])
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const [view, setView] = useState(FIRST_VIEW)
  const worker = useToolWorker<NgramsApi>(workerUrl, 'n-grams')
  const done = useRef(NOTHING_DONE)
  const chosen = JSON.stringify(choices)
  async function count(): Promise<NgramReply> {
    const taken = done.current.source === source ? null : await document.toBlob()
    return worker.ask(async (api) => {
      if (taken !== null) await api.take(taken, reading)
      if (taken !== null || done.current.choices !== chosen) await api.count(choices)
      done.current = { source, choices: chosen }
      return api.show(view)
    })
  }
  const { answer } = useAnswer<NgramReply>({
    about: [source, chosen, JSON.stringify(view)],
    ask: isEmpty ? null : count,
    end() {
      worker.stop()
      done.current = NOTHING_DONE
    },
  })
  const reply = shownReply(answer)
  function sortBy(order: NgramOrder) {
    setView({ ...view, order, isReversed: order === view.order && !view.isReversed })
  }
  return (
    <ToolPage path="/tools/ngrams">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ToolTextArea
          text={text}
          label={T.terms}
          placeholder={T.placeholder}
          className="h-56"
          help={
            isEmpty && (
              <Button
                look="quiet"
                className="min-h-8 px-2.5 py-1"
                onClick={() => document.typed(EXAMPLE_REPORT)}
              >
                {T.example}
              </Button>
            )
          }
        />
        <NgramChoiceFields choices={choices} onChange={setChoices} />
      </div>
      <ToolAnswer answer={answer} empty={T.empty} working={T.working}>
        {reply === null ? null : (
          <>
            <div className="flex flex-wrap items-end justify-between gap-3">
              <FilterField
                label={T.filter}
                value={view.typed}
                onChange={(typed) => setView({ ...view, typed })}
                className="w-full sm:w-72"
              />
              <TextActions
                read={() => worker.ask((api) => api.text())}
                fileName={T.fileName}
                listName={T.listName}
              />
            </div>
            {reply.unreadable.length + reply.unrecognizedColumns.length > 0 && (
              <ul className="mt-3 grid gap-1 text-sm/6 text-soft">
                {reply.unreadable.map(({ column, cells, examples }) => (
                  <li key={column}>{READING_TEXTS.unreadableNumbers(column, cells, examples)}</li>
                ))}
                {reply.unrecognizedColumns.map((name) => (
                  <li key={name}>{T.unrecognized(name)}</li>
                ))}
              </ul>
            )}
            <NgramTable reply={reply} order={view.order} isReversed={view.isReversed} onSort={sortBy} />
            <LengthBars statistics={reply.statistics} />
          </>
        )}
      </ToolAnswer>
    </ToolPage>
  )
}
