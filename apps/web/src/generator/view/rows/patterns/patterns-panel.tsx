import { MAX_TEMPLATE_CHARACTERS } from '@wordloom/contract'
import { flushSync } from 'react-dom'
import { ROW_SETTINGS_TEXTS } from '#generator/texts.ts'
import { toNumber } from '#platform/format/numbers.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '#ui/icons/icons.tsx'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { completeTemplate } from '#ui/template-field/complete.ts'
import { InsertColumns } from '#ui/template-field/insert-columns.tsx'
import { SyntaxField } from '#ui/template-field/syntax-field.tsx'
import { toTemplateTokens } from '#ui/template-field/tokens.ts'
import { useSyntaxFields } from '#ui/template-field/use-syntax-fields.ts'
import { showToast } from '#ui/toast/toast.ts'
import { problemsAt } from '../problems.ts'
import type { RowPanelProps } from '../row-panel-props.ts'
import { PATTERN_TEXTS as T } from '../texts.ts'
import { useEntries } from '../use-entries.ts'

const BLANK = { entry: '', matches: (pattern: string) => pattern === '' }

export default function PatternsPanel({
  generator: { rows, rowReport, actions, columns },
  names,
}: RowPanelProps) {
  const patterns = rows.patterns ?? []
  const list = useEntries({
    stored: patterns,
    onStore: (stored) => actions.setRows({ patterns: [...stored] }),
    blank: BLANK,
  })
  const lastKey = list.rows.at(-1)?.key
  const fields = useSyntaxFields(lastKey)
  const filled = columns.filter(({ items }) => items !== 0).length

  function remove(key: number, place: number, pattern: string) {
    const at = list.placeOf(key)
    flushSync(() => list.remove(key))
    fields.focus(list.rows[place + 1]?.key)
    const restore = () =>
      void actions.setRows((now) => ({ ...now, patterns: (now.patterns ?? []).toSpliced(at, 0, pattern) }))
    showToast({ title: T.removed, action: { label: ROW_SETTINGS_TEXTS.undo, run: restore } })
  }
  function move(key: number, step: number) {
    const focused = document.activeElement
    flushSync(() => list.move(key, step))
    // An element loses the focus when it moves within the document.
    if (focused instanceof HTMLElement) focused.focus()
  }
  return (
    <>
      <p className="text-sm/6 text-soft">{T.intro}</p>
      <ol className="mt-2.5 grid max-w-4xl gap-2">
        {list.rows.map(({ key, entry: pattern }, place) => (
          <li key={key} className="flex items-start gap-1">
            <SyntaxField
              ref={fields.refOf(key)}
              label={T.pattern(place)}
              value={pattern}
              tokens={toTemplateTokens(pattern, names, false)}
              most={MAX_TEMPLATE_CHARACTERS}
              placeholder={place === 0 ? T.example(names[1] ?? '') : T.another}
              problems={pattern === '' ? [] : problemsAt(rowReport, 'pattern', list.placeOf(key))}
              complete={(text, caret) => completeTemplate(text, caret, names)}
              onChange={(text) => {
                const [first = '', ...others] = text.split(/\r?\n/)
                list.change(key, [first, ...others])
              }}
              onFocus={() => fields.noteFocus(key)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault()
                  fields.focus(list.rows[place + 1]?.key)
                }
                const step = event.altKey ? STEPS[event.key] : undefined
                if (step !== undefined && canMove(place + step, list.rows.length)) {
                  event.preventDefault()
                  move(key, step)
                }
              }}
            />
            <div className={`flex shrink-0 ${key === lastKey ? 'invisible' : ''}`}>
              {patterns.length > 1 && (
                <RowMenu
                  label={T.move(place)}
                  className="h-9 w-8"
                  groups={[
                    [
                      {
                        key: 'up',
                        label: T.moveUp,
                        icon: <ArrowUpIcon />,
                        onSelect: () => canMove(place - 1, list.rows.length) && move(key, -1),
                      },
                      {
                        key: 'down',
                        label: T.moveDown,
                        icon: <ArrowDownIcon />,
                        onSelect: () => canMove(place + 1, list.rows.length) && move(key, 1),
                      },
                    ],
                  ]}
                />
              )}
              <IconButton
                label={T.remove(place)}
                className="h-9 w-8"
                onClick={() => remove(key, place, pattern)}
              >
                <CloseIcon className="size-3.5" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <InsertColumns names={names} onInsert={fields.insert} />
        {patterns.length > 0 && <p className="text-xs/5 text-soft">{T.noSeparator}</p>}
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <Checkbox
          label={T.allOrders}
          help={patterns.length > 0 ? T.allOrdersOff : T.allOrdersHelp(filled, toNumber(factorial(filled)))}
          isChecked={rows.allOrders === true}
          onChange={(isOn) => actions.setRows({ allOrders: isOn ? true : undefined })}
        />
      </div>
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function canMove(to: number, rows: number): boolean {
  return to >= 0 && to < rows - 1
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1)
}
