import type { PackingTargetId } from '@wordloom/targets'
import { useId } from 'react'
import { useChosenParam } from '#platform/document/use-chosen-param.ts'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { shownReply, useAnswer } from '#platform/workers/use-answer.ts'
import { useToolWorker } from '#platform/workers/use-tool-worker.ts'
import { Button } from '#ui/button.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { ToolPage } from '../tool-page.tsx'
import { ToolTextArea } from '../tool-text-area.tsx'
import { useToolText } from '../use-tool-text.ts'
import { FieldsTable } from './fields-table.tsx'
import type { PackApi } from './pack.worker.ts'
import workerUrl from './pack.worker.ts?worker&url'
import { PackedField } from './packed-field.tsx'
import type { PackingField } from './packing-fields.ts'
import { FIELD_EXAMPLES, FIELD_NAMES, PACKER_TEXTS as T } from './texts.ts'

const PATH = '/tools/tags'

export function TagPacker({ fields }: { readonly fields: readonly PackingField[] }) {
  const [chosen, choose] = useChosenParam('for')
  // The prerendered page has no parameters, and hydration must find the same.
  const isAlive = useIsAlive()
  const field = fields.find(({ id }) => isAlive && id === chosen) ?? fields[0]
  if (field === undefined) throw new RangeError('There is at least one field')
  return (
    <ToolPage path={PATH}>
      <Packer field={field} fields={fields} onChoose={choose} />
      <FieldsTable fields={fields} />
    </ToolPage>
  )
}

interface PackerProps {
  readonly field: PackingField
  readonly fields: readonly PackingField[]
  readonly onChoose: (id: PackingTargetId) => void
}

function Packer({ field, fields, onChoose }: PackerProps) {
  const select = useId()
  const text = useToolText()
  const worker = useToolWorker<PackApi>(workerUrl, 'packing')
  const { answer } = useAnswer({
    about: [text.revision, field.id],
    ask: text.isEmpty
      ? null
      : async () => {
          const source = await text.document.wholeText()
          return worker.ask((api) => api.pack(source, field.id))
        },
  })
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-4">
        <div>
          <label htmlFor={select} className="mb-1.5 block text-xs/5 font-medium text-soft">
            {T.field}
          </label>
          <select
            id={select}
            value={field.id}
            onChange={({ target }) => {
              const id = fields[target.selectedIndex]?.id
              if (id !== undefined) onChoose(id)
            }}
            className={`${SELECT} w-full`}
          >
            {fields.map(({ id }) => (
              <option key={id} value={id}>
                {FIELD_NAMES[id]}
              </option>
            ))}
          </select>
        </div>
        <ToolTextArea
          text={text}
          label={T.terms}
          placeholder={T.placeholder}
          className="h-96"
          help={
            text.isEmpty && (
              <Button
                look="quiet"
                className="min-h-8 px-2.5 py-1"
                onClick={() => text.document.typed(FIELD_EXAMPLES[field.id].join('\n'))}
              >
                {T.example}
              </Button>
            )
          }
        />
      </div>
      <PackedField field={field} packed={shownReply(answer)} state={answer.kind} />
    </div>
  )
}
