import { MAX_EACH_ROWS, MAX_SAMPLE_ROWS, MAX_SEED_CHARACTERS } from '@wordloom/contract'
import { useId } from 'react'
import { toNumber } from '#platform/format/numbers.ts'
import { createId } from '#platform/lib/random-id.ts'
import { Button } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { ShuffleIcon } from '#ui/icons/icons.tsx'
import { ProblemNotes } from '#ui/template-field/problem-notes.tsx'
import { NumberField } from '../number-field.tsx'
import { Picker } from '../picker.tsx'
import { problemsAt } from '../problems.ts'
import type { RowPanelProps } from '../row-panel-props.ts'
import { ORDER_TEXTS as T } from '../texts.ts'
import { CoverageNote } from './coverage-note.tsx'
import { ORDER_KINDS, type OrderKind, seedOf, toKind, toOrder, withSeed } from './order-choice.ts'

const NEW_SEED_CHARACTERS = 6

const CHOICES = ORDER_KINDS.map((value) => ({ value, label: T.kinds[value] }))

const HELP: Readonly<Record<OrderKind, string>> = {
  plain: T.plainHelp,
  shuffle: T.shuffleHelp,
  sample: T.sampleHelp,
  each: T.eachHelp,
  pairs: T.pairsHelp,
  triples: T.triplesHelp,
}

export default function OrderPanel({ generator: { rows, rowReport, count, actions }, names }: RowPanelProps) {
  const order = rows.order ?? {}
  const kind = toKind(order)
  const seed = seedOf(order)
  const { sample, each } = order
  const shown = count.kind === 'exact' ? count.kept : null
  const isWhole = sample !== undefined && shown !== null && shown > 0n && shown < BigInt(sample.count)
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={T.order}
        choices={CHOICES}
        value={kind}
        onChange={(chosen) => actions.setRows({ order: toOrder(chosen, order, newSeed) })}
      />
      <p className="text-sm/6 text-soft">{HELP[kind]}</p>
      {order.covering !== undefined && rowReport.coverage !== null && (
        <CoverageNote
          coverage={rowReport.coverage}
          what={order.covering.strength === 2 ? T.pairs : T.triples}
        />
      )}
      <ProblemNotes problems={problemsAt(rowReport, 'order', 0)} />
      {seed !== null && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2 text-sm/8">
          {sample !== undefined && (
            <div className="flex flex-wrap items-center gap-x-2">
              <NumberField
                label={T.count}
                value={sample.count}
                least={1}
                most={MAX_SAMPLE_ROWS}
                error={T.countError(toNumber(MAX_SAMPLE_ROWS))}
                onChange={(rows) =>
                  actions.setRows({ order: { ...order, sample: { ...sample, count: rows } } })
                }
              />
              {T.rows}
            </div>
          )}
          {each !== undefined && (
            <div className="flex flex-wrap items-center gap-x-2">
              <NumberField
                label={T.count}
                value={each.count}
                least={1}
                most={MAX_EACH_ROWS}
                error={T.countError(toNumber(MAX_EACH_ROWS))}
                onChange={(count) => actions.setRows({ order: { ...order, each: { ...each, count } } })}
              />
              {T.rowsForEach}
              <Picker
                label={T.column}
                choices={names.map((label, value) => ({ value, label }))}
                value={each.column}
                className={columnColors(each.column).ink}
                onChange={(column) => actions.setRows({ order: { ...order, each: { ...each, column } } })}
              />
            </div>
          )}
          <SeedField
            seed={seed}
            onChange={(changed) => actions.setRows({ order: withSeed(order, changed) })}
          />
        </div>
      )}
      {isWhole && (
        <p role="status" className="text-sm/6 text-soft">
          {T.all(toNumber(shown), shown === 1n)}
        </p>
      )}
    </div>
  )
}

function newSeed(): string {
  return createId().slice(0, NEW_SEED_CHARACTERS)
}

interface SeedFieldProps {
  readonly seed: string
  readonly onChange: (seed: string) => void
}

function SeedField({ seed, onChange }: SeedFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <label htmlFor={id}>{T.seed}</label>
      <input
        id={id}
        value={seed}
        maxLength={MAX_SEED_CHARACTERS}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-8 w-32 rounded-md border border-edge bg-card px-2 font-mono text-base sm:text-sm"
      />
      <Button className="min-h-8 px-2.5 py-1" onClick={() => onChange(newSeed())}>
        <ShuffleIcon className="size-3.5 text-soft" />
        {T.newSeed}
      </Button>
      <span id={`${id}-help`} className="text-xs/5 text-soft">
        {T.seedHelp}
      </span>
    </div>
  )
}
