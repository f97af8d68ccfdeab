import type { SetOperation } from '@wordloom/lists'
import { Field } from '#ui/form/field.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { TextActions } from '../text-actions.tsx'
import type { ComparisonRows } from './comparison.worker.ts'
import { COMPARISON_TEXTS as T } from './texts.ts'

interface ComparedWordsProps {
  readonly letters: readonly string[]
  readonly operation: SetOperation
  readonly onChoose: (operation: SetOperation) => void
  readonly rows: ComparisonRows
  readonly readText: () => Promise<string>
}

export function ComparedWords({ letters, operation, onChoose, rows, readText }: ComparedWordsProps) {
  const choices: readonly { readonly label: string; readonly operation: SetOperation }[] = [
    { label: T.operations.intersection, operation: { kind: 'intersection' } },
    { label: T.operations.union, operation: { kind: 'union' } },
    { label: T.operations['only-in-one'], operation: { kind: 'only-in-one' } },
    ...letters.map((letter, list) => ({
      label: T.onlyIn(letter),
      operation: { kind: 'only-in', list } as const,
    })),
  ]
  const chosen = choices.findIndex((choice) => JSON.stringify(choice.operation) === JSON.stringify(operation))
  return (
    <section aria-label={T.show} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={T.show}>
          {(control) => (
            <select
              {...control}
              value={chosen}
              className={SELECT}
              onChange={({ target }) => {
                const choice = choices[target.selectedIndex]
                if (choice !== undefined) onChoose(choice.operation)
              }}
            >
              {choices.map(({ label }, place) => (
                <option key={label} value={place}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {rows.count > 0 && <TextActions read={readText} fileName={T.fileName} listName={T.listName} />}
      </div>
      <p className="text-sm/6 text-soft tabular-nums">{rows.count === 0 ? T.none : T.rows(rows.count)}</p>
      {rows.count > 0 && (
        <ul
          aria-label={T.rows(rows.count)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-96 overflow-y-auto rounded-md border border-line bg-card px-3 py-2 font-mono text-sm/6 wrap-anywhere"
        >
          {rows.sample.map((word) => (
            <li key={word} className="whitespace-pre-wrap">
              {word}
            </li>
          ))}
          {rows.count > rows.sample.length && (
            <li className="font-sans text-xs/6 text-soft">{T.more(rows.count - rows.sample.length)}</li>
          )}
        </ul>
      )}
    </section>
  )
}
