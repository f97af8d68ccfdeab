import type { MatchType } from '@wordloom/targets'
import { proxy } from 'comlink'
import { useState } from 'react'
import { shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { Button } from '#ui/button.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { nextTask } from '#words/editor/next-task.ts'
import { ToolTextArea } from '../tool-text-area.tsx'
import { useToolText } from '../use-tool-text.ts'
import { AnswerFrame } from './answer-frame.tsx'
import { EffectViews } from './effect-views.tsx'
import type { NegativesSummary } from './negatives-check.ts'
import { ProblemList } from './problem-list.tsx'
import { RowsOfGenerator, RowsSection } from './rows-section.tsx'
import type { SectionProps } from './section-props.ts'
import { CHECK_EXAMPLE, NEGATIVES_TEXTS as T } from './texts.ts'

const SOURCES = ['typed', 'generator'] as const

export function CheckSection({ worker, platform, isShown }: SectionProps) {
  const keywords = useToolText('', 'table')
  const negatives = useToolText('', 'table')
  const [source, setSource] = useState<(typeof SOURCES)[number]>('typed')
  const [matchType, setMatchType] = useState<MatchType>('broad')
  const [share, setShare] = useState(0)
  const isTyped = source === 'typed'
  const readings = JSON.stringify([keywords.reading, negatives.reading])
  const answering = useAnswer({
    about: [keywords.revision, negatives.revision, readings, platform, isShown, isTyped],
    ask:
      keywords.isEmpty || negatives.isEmpty || !isShown || !isTyped
        ? null
        : async () => {
            setShare(0)
            // One text at a time, so that no task of the page takes long.
            for (const [field, { document, reading }] of [
              ['keywords', keywords],
              ['negatives', negatives],
            ] as const) {
              const text = await document.wholeText()
              await nextTask()
              await worker.ask((api) => api.take(field, text, reading))
            }
            const summary = await worker.ask((api) => api.check(platform, proxy(setShare)))
            return { ...summary, id: `${keywords.revision} ${negatives.revision} ${readings} ${platform}` }
          },
    end: worker.stop,
  })
  function tryExample() {
    keywords.document.typed(CHECK_EXAMPLE.keywords.join('\n'))
    negatives.document.typed(CHECK_EXAMPLE.negatives.join('\n'))
  }
  const summary = shownReply(answering.answer)
  return (
    <>
      <div className="mb-5">
        <SegmentedControl
          label={T.source}
          choices={SOURCES.map((value) => ({ value, label: T.sources[value] }))}
          value={source}
          onChange={setSource}
        />
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {!isTyped && <RowsOfGenerator value={matchType} onChange={setMatchType} />}
        <div hidden={!isTyped}>
          <ToolTextArea
            text={keywords}
            label={T.keywords}
            placeholder={T.keywordsPlaceholder}
            className="h-64"
            help={
              keywords.isEmpty &&
              negatives.isEmpty && (
                <Button look="quiet" className="min-h-8 px-2.5 py-1" onClick={tryExample}>
                  {T.example}
                </Button>
              )
            }
          />
        </div>
        <ToolTextArea
          text={negatives}
          label={T.negatives}
          placeholder={T.negativesPlaceholder}
          className="h-64"
        />
      </div>
      <p className="mt-3 max-w-3xl text-xs/5 text-soft">{T.notation}</p>
      {isTyped ? (
        <AnswerFrame answering={answering} empty={T.empty} working={T.checkingShare(share)}>
          {summary !== null && <Result summary={summary} worker={worker} />}
        </AnswerFrame>
      ) : (
        <RowsSection
          worker={worker}
          platform={platform}
          isShown={isShown}
          negatives={negatives}
          matchType={matchType}
        />
      )}
    </>
  )
}

interface ResultProps extends Pick<SectionProps, 'worker'> {
  readonly summary: NegativesSummary & { readonly id: string }
}

function Result({ summary, worker }: ResultProps) {
  const { keywords, negatives, keywordProblems, negativeProblems } = summary
  return (
    <>
      <ProblemList problems={keywordProblems} field={T.keywords} />
      <ProblemList problems={negativeProblems} field={T.negatives} />
      {keywords === 0 || negatives === 0 ? (
        <p className="text-soft">{keywords === 0 ? T.noKeywords : T.noNegatives}</p>
      ) : (
        <EffectViews summary={summary} worker={worker} />
      )}
    </>
  )
}
