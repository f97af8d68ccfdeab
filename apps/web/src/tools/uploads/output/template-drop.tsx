import { useId, useState } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { RefusedFields } from '#words/reading/refused-fields.tsx'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import { TemplateReading } from './template-reading.tsx'
import type { ChosenTemplate } from './use-template.ts'

interface TemplateDropProps {
  readonly chosen: ChosenTemplate
}

export function TemplateDrop({
  chosen: { template, options, isReading, refusal, choose, change, remove },
}: TemplateDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <div>
      <p className="mb-1.5 text-xs/5 font-medium text-soft">{T.template}</p>
      {template === null ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way to choose one
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setIsOver(false)
            const [file] = event.dataTransfer.files
            if (file !== undefined) choose(file)
          }}
          className={`grid justify-items-start gap-2 rounded-md border border-dashed px-3.5 py-3 transition-colors ${isOver ? 'border-accent bg-accent/10' : 'border-edge bg-wash/50'}`}
        >
          <label
            className={buttonClass(
              'plain',
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            {T.templateChoose}
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xlsx"
              aria-describedby={id}
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file !== undefined) choose(file)
                // Lets the person choose the same file again after changing it.
                currentTarget.value = ''
              }}
            />
          </label>
          <p id={id} className="text-xs/5 text-soft">
            {isReading ? T.templateReading : T.templateHelp}
          </p>
        </div>
      ) : (
        <>
          <div className="flex items-center gap-3 rounded-md border border-line bg-wash/50 py-1.5 pr-1.5 pl-3.5">
            <p className="min-w-0 grow truncate text-sm/6 font-medium">{template.fileName}</p>
            <Button look="quiet" className="shrink-0" onClick={remove}>
              {T.templateRemove}
            </Button>
          </div>
          <TemplateReading template={template} options={options} change={change} />
        </>
      )}
      <p role="alert" className="mt-1.5 text-xs/5 text-danger empty:hidden">
        {refusal?.reason}
      </p>
      {refusal !== null && <RefusedFields problem={refusal.problem} options={options} onChange={change} />}
    </div>
  )
}
