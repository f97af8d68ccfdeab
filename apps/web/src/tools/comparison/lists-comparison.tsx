import type { Nearness, SetOperation } from '@wordloom/lists'
import { useState } from 'react'
import { shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { useToolWorker } from '#platform/workers/use-tool-worker.ts'
import { Button } from '#ui/button.tsx'
import { NearFields } from '#words/cleaning/steps/near-fields.tsx'
import { ToolAnswer } from '../tool-answer.tsx'
import { ToolPage } from '../tool-page.tsx'
import { ToolTextArea } from '../tool-text-area.tsx'
import { type ToolText, useToolText } from '../use-tool-text.ts'
import { ComparedWords } from './compared-words.tsx'
import type { ComparisonApi, ComparisonCounts, ComparisonRows } from './comparison.worker.ts'
import workerUrl from './comparison.worker.ts?worker&url'
import { CountsTable } from './counts-table.tsx'
import { EXAMPLE_LISTS, COMPARISON_TEXTS as T } from './texts.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const FEWEST = 2

interface Reply {
  readonly counts: ComparisonCounts
  readonly rows: ComparisonRows
}

export function ListsComparison() {
  const texts = useTexts()
  const [listCount, setListCount] = useState(FEWEST)
  const [near, setNear] = useState<Nearness>({ ignoring: ['case'] })
  const [operation, setOperation] = useState<SetOperation>({ kind: 'intersection' })
  const worker = useToolWorker<ComparisonApi>(workerUrl, 'comparison')
  const shown = texts.slice(0, listCount)
  const given = shown.filter(({ isEmpty }) => !isEmpty)
  async function compare(): Promise<Reply> {
    const all = await Promise.all(shown.map(({ document }) => document.toBlob()))
    return worker.ask(async (api) => ({
      counts: await api.compare(all, near),
      rows: await api.read(operation),
    }))
  }
  const { answer } = useAnswer<Reply>({
    about: [
      listCount,
      ...shown.map(({ revision }) => revision),
      JSON.stringify(near),
      JSON.stringify(operation),
    ],
    ask: given.length < FEWEST ? null : compare,
    end: worker.stop,
  })
  const reply = shownReply(answer)
  function fillIn() {
    for (const [place, words] of EXAMPLE_LISTS.entries()) texts[place]?.document.typed(words.join('\n'))
  }
  function changeCount(count: number) {
    setListCount(count)
    if (operation.kind === 'only-in' && operation.list >= count) setOperation({ kind: 'intersection' })
  }
  return (
    <ToolPage path="/tools/compare">
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {shown.map((text, place) => (
          <ToolTextArea
            key={LETTERS[place]}
            text={text}
            label={T.list(LETTERS[place] ?? '')}
            placeholder={T.placeholder}
            className="h-52"
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {listCount < LETTERS.length && <Button onClick={() => changeCount(listCount + 1)}>{T.add}</Button>}
        {listCount > FEWEST && (
          <Button look="quiet" onClick={() => changeCount(listCount - 1)}>
            {T.remove}
          </Button>
        )}
        {shown.every(({ isEmpty }) => isEmpty) && (
          <Button look="quiet" onClick={fillIn}>
            {T.example}
          </Button>
        )}
      </div>
      <div className="mt-6 max-w-2xl">
        <NearFields near={near} onChange={setNear} />
      </div>
      <ToolAnswer answer={answer} empty={T.empty} working={T.working}>
        {reply === null ? null : (
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
            <CountsTable counts={reply.counts} letters={LETTERS} />
            <ComparedWords
              letters={LETTERS.slice(0, listCount)}
              operation={operation}
              onChoose={setOperation}
              rows={reply.rows}
              readText={() => worker.ask((api) => api.text())}
            />
          </div>
        )}
      </ToolAnswer>
    </ToolPage>
  )
}

/** One per letter: React wants the same hooks each time. */
function useTexts(): readonly ToolText[] {
  return [useToolText(), useToolText(), useToolText(), useToolText()]
}
