import { useId, useState } from 'react'
import { shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { useToolWorker } from '#platform/workers/use-tool-worker.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { TOOL_TEXTS } from '../texts.ts'
import { ToolPage } from '../tool-page.tsx'
import { ToolTextArea } from '../tool-text-area.tsx'
import { useToolText } from '../use-tool-text.ts'
import { DomainNames } from './domain-names.tsx'
import type { DomainsApi } from './domains.worker.ts'
import workerUrl from './domains.worker.ts?worker&url'
import { EXAMPLE, RULES, DOMAINS_TEXTS as T } from './texts.ts'

const MAX_CHARACTERS = 63

export function DomainsPage() {
  const labels = useToolText()
  const [endings, setEndings] = useState('com')
  const [least, setLeast] = useState(1)
  const [most, setMost] = useState(MAX_CHARACTERS)
  const [hasHyphens, setHasHyphens] = useState(true)
  const [hasDigits, setHasDigits] = useState(true)
  const worker = useToolWorker<DomainsApi>(workerUrl, 'domains')
  const about = [labels.revision, endings, least, most, hasHyphens, hasDigits]
  const { answer } = useAnswer({
    about,
    ask:
      labels.isEmpty || endings.trim() === ''
        ? null
        : async () => {
            const text = await labels.document.wholeText()
            const input = { labels: text, endings, least, most, hasHyphens, hasDigits }
            return { ...(await worker.ask((api) => api.make(input))), id: JSON.stringify(about) }
          },
  })
  const ending = useId()
  const made = shownReply(answer)
  return (
    <ToolPage path="/tools/domains">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-5">
          <ToolTextArea
            text={labels}
            label={T.labels}
            placeholder={T.labelsPlaceholder}
            className="h-72"
            help={
              labels.isEmpty && (
                <Button
                  look="quiet"
                  className="min-h-8 px-2.5 py-1"
                  onClick={() => {
                    labels.document.typed(EXAMPLE.labels.join('\n'))
                    setEndings(EXAMPLE.endings)
                  }}
                >
                  {T.example}
                </Button>
              )
            }
          />
          <div>
            <label htmlFor={ending} className="mb-1.5 block text-xs/5 font-medium text-soft">
              {T.endings}
            </label>
            <input
              id={ending}
              value={endings}
              onChange={({ target }) => setEndings(target.value)}
              aria-describedby={`${ending}-help`}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              className="block min-h-9 w-full rounded-md border border-edge bg-card px-3 font-mono text-sm"
            />
            <p id={`${ending}-help`} className="mt-1.5 text-xs/5 text-faint">
              {T.endingsHelp}
            </p>
          </div>
          <fieldset>
            <legend className="mb-2 text-xs/5 font-medium text-soft">{T.filters}</legend>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <LengthField label={T.least} value={least} onChange={setLeast} />
              <LengthField label={T.most} value={most} onChange={setMost} />
              <Checkbox label={T.hyphens} isChecked={hasHyphens} onChange={setHasHyphens} />
              <Checkbox label={T.digits} isChecked={hasDigits} onChange={setHasDigits} />
            </div>
          </fieldset>
        </div>
        <section aria-label={T.result} aria-busy={answer.kind === 'waiting'} className="min-w-0">
          {answer.kind === 'failed' ? (
            <p role="alert" className="text-danger">
              {TOOL_TEXTS.failed}
            </p>
          ) : made === null ? (
            <div className="rounded-md border border-line bg-card px-4 py-10 text-center">
              <p className="font-medium">{answer.kind === 'waiting' ? T.making : T.empty}</p>
              <p className="mx-auto mt-1 max-w-md text-sm/6 text-soft">{T.emptyHelp}</p>
            </div>
          ) : (
            <DomainNames key={made.id} made={made} worker={worker} />
          )}
        </section>
      </div>
      <section aria-labelledby="rules" className="mt-12 border-t border-line pt-10">
        <h2 id="rules" className={SECTION_TITLE}>
          {T.rules}
        </h2>
        <div className="mt-5 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {RULES.map(({ title, text }) => (
            <div key={title}>
              <h3 className="text-base/6 font-semibold">{title}</h3>
              <p className="mt-1 max-w-xl text-soft">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </ToolPage>
  )
}

interface LengthFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function LengthField({ label, value, onChange }: LengthFieldProps) {
  return (
    <label className="flex items-center gap-2 text-sm/6 font-medium">
      {label}
      <input
        type="number"
        min={1}
        max={MAX_CHARACTERS}
        value={value}
        onChange={({ target }) => {
          if (Number.isInteger(target.valueAsNumber)) onChange(target.valueAsNumber)
        }}
        className="min-h-9 w-20 rounded-md border border-edge bg-card px-2.5 text-sm tabular-nums"
      />
    </label>
  )
}
