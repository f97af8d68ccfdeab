import { MAX_FIELD_NAME_CHARACTERS, MAX_TEMPLATE_CHARACTERS } from '@wordloom/contract'
import { flushSync } from 'react-dom'
import { ROW_SETTINGS_TEXTS } from '#generator/texts.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { completeTemplate } from '#ui/template-field/complete.ts'
import { InsertColumns } from '#ui/template-field/insert-columns.tsx'
import { toReference } from '#ui/template-field/references.ts'
import { SyntaxField } from '#ui/template-field/syntax-field.tsx'
import { FILTER_TEXTS } from '#ui/template-field/texts.ts'
import { toTemplateTokens } from '#ui/template-field/tokens.ts'
import { useSyntaxFields } from '#ui/template-field/use-syntax-fields.ts'
import { showToast } from '#ui/toast/toast.ts'
import { problemsAt } from '../problems.ts'
import type { RowPanelProps } from '../row-panel-props.ts'
import { FIELD_TEXTS as T } from '../texts.ts'
import { useEntries } from '../use-entries.ts'

interface Field {
  readonly name: string
  readonly template: string
}

const BLANK = {
  entry: { name: '', template: '' },
  matches: ({ name, template }: Field) => name === '' && template === '',
}

export default function TablePanel({
  generator: { rows, rowReport, actions, columns },
  names,
}: RowPanelProps) {
  const stored = rows.fields ?? []
  const setFields = (fields: readonly Field[]) => actions.setRows({ fields: [...fields] })
  const list = useEntries<Field>({ stored, onStore: setFields, blank: BLANK })
  const lastKey = list.rows.at(-1)?.key
  const fields = useSyntaxFields(lastKey)

  function remove(key: number, place: number, field: Field) {
    const at = list.placeOf(key)
    flushSync(() => list.remove(key))
    fields.focus(list.rows[place + 1]?.key)
    const restore = () =>
      void actions.setRows((now) => ({ ...now, fields: (now.fields ?? []).toSpliced(at, 0, field) }))
    showToast({ title: T.removed, action: { label: ROW_SETTINGS_TEXTS.undo, run: restore } })
  }
  function fillOnePerColumn() {
    const filled = [...names.keys()].filter((column) => columns[column]?.items !== 0)
    setFields(
      filled.map((column) => ({ name: names[column] ?? '', template: `{${toReference(column, names)}}` })),
    )
  }
  return (
    <>
      <p className="text-sm/6 text-soft">{T.intro}</p>
      <div
        aria-hidden="true"
        className="mt-2.5 grid max-w-4xl grid-cols-[minmax(5rem,2fr)_minmax(0,3fr)_2.25rem] sm:grid-cols-[11rem_minmax(0,1fr)_2.25rem] gap-x-2 text-xs/5 font-medium text-soft"
      >
        <span>{T.name}</span>
        <span>{T.template}</span>
      </div>
      <ol className="mt-1 grid max-w-4xl gap-2">
        {list.rows.map(({ key, entry: field }, place) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(5rem,2fr)_minmax(0,3fr)_2.25rem] sm:grid-cols-[11rem_minmax(0,1fr)_2.25rem] items-start gap-x-2"
          >
            <input
              aria-label={T.nameOf(place)}
              placeholder={T.namePlaceholder}
              value={field.name}
              maxLength={MAX_FIELD_NAME_CHARACTERS}
              autoComplete="off"
              onChange={({ target }) => list.change(key, [{ ...field, name: target.value }])}
              className="min-h-9.5 w-full rounded-md border border-edge bg-card px-2.5 text-base sm:text-sm"
            />
            <SyntaxField
              ref={fields.refOf(key)}
              label={T.templateOf(place)}
              value={field.template}
              tokens={toTemplateTokens(field.template, names, true)}
              most={MAX_TEMPLATE_CHARACTERS}
              placeholder={T.templatePlaceholder}
              problems={BLANK.matches(field) ? [] : problemsAt(rowReport, 'field', list.placeOf(key))}
              complete={(text, caret) => completeTemplate(text, caret, names, FILTER_TEXTS)}
              onChange={(template) => list.change(key, [{ ...field, template }])}
              onFocus={() => fields.noteFocus(key)}
            />
            <IconButton
              label={T.remove(place)}
              className={key === lastKey ? 'invisible' : ''}
              onClick={() => remove(key, place, field)}
            >
              <CloseIcon className="size-3.5" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <InsertColumns names={names} onInsert={fields.insert} />
        {stored.length === 0 && (
          <Button className="min-h-8 px-2.5 py-1" onClick={fillOnePerColumn}>
            {T.onePerColumn}
          </Button>
        )}
      </div>
      <p className="mt-2.5 text-xs/5 text-soft">{T.example}</p>
    </>
  )
}
