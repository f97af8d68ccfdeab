import { type RowRule, wordReading } from '@wordloom/contract'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ROW_SETTINGS_TEXTS } from '#generator/texts.ts'
import { Button } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons/icons.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { problemsAt } from '../problems.ts'
import type { RowPanelProps } from '../row-panel-props.ts'
import { RULE_TEXTS as T } from '../texts.ts'
import { useEntries } from '../use-entries.ts'
import { LeftOutRows } from './left-out-rows.tsx'
import { newRules } from './new-rules.ts'
import { RuleRow } from './rule-row.tsx'
import { toWords } from './suggested-words.ts'

export default function RulesPanel({ generator, names }: RowPanelProps) {
  const { rows, rowReport, actions, columns, options } = generator
  const list = useRef<HTMLOListElement>(null)
  const rules = useEntries<RowRule>({
    stored: rows.rules ?? [],
    onStore: (stored) => actions.setRows({ rules: [...stored] }),
  })

  async function wordsOf(column: number): Promise<readonly string[]> {
    const id = columns[column]?.id
    if (id === undefined) return []
    const { removeWhitespace } = wordReading({ separator: options.separator, rows }, column)
    return toWords(await actions.linesOf(id), removeWhitespace)
  }
  function add(rule: RowRule) {
    flushSync(() => rules.add(rule))
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  function remove(key: number, place: number, rule: RowRule) {
    flushSync(() => rules.remove(key))
    const next = list.current?.children[Math.min(place, rules.rows.length - 2)]
    const target = next?.querySelector('[role="switch"]') ?? document.getElementById(ADD)
    if (target instanceof HTMLElement) target.focus()
    const restore = () =>
      void actions.setRows((now) => ({ ...now, rules: (now.rules ?? []).toSpliced(place, 0, rule) }))
    showToast({ title: T.removed, action: { label: ROW_SETTINGS_TEXTS.undo, run: restore } })
  }
  return (
    <>
      <p className="text-sm/6 text-soft">{T.intro}</p>
      <ol ref={list} aria-label={T.rules} className="mt-2 divide-y divide-line empty:hidden">
        {rules.rows.map(({ key, entry: rule }, place) => (
          <RuleRow
            key={key}
            rule={rule}
            place={place}
            names={names}
            wordsOf={wordsOf}
            dropped={rowReport.dropped[place] ?? null}
            problems={problemsAt(rowReport, 'rule', place)}
            onChange={(changed) => rules.change(key, [changed])}
            onRemove={() => remove(key, place, rule)}
          />
        ))}
      </ol>
      <fieldset
        aria-label={T.add}
        className={`flex flex-wrap gap-2 ${rules.rows.length === 0 ? 'mt-2.5' : 'border-t border-line pt-3'}`}
      >
        {newRules(columns.length).map(({ label, rule }, place) => (
          <Button
            key={label}
            id={place === 0 ? ADD : undefined}
            className="min-h-8 px-2.5 py-1"
            onClick={() => add(rule)}
          >
            <PlusIcon className="size-3.5 text-soft" />
            {label}
          </Button>
        ))}
      </fieldset>
      {rules.rows.length > 0 && <LeftOutRows generator={generator} names={names} />}
    </>
  )
}

const ADD = 'add-rule'
