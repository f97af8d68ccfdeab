import { columnColors } from '../column-colors.ts'
import { toReference } from './references.ts'
import { SYNTAX_TEXTS } from './texts.ts'

interface InsertColumnsProps {
  readonly names: readonly string[]
  readonly onInsert: (text: string) => void
}

export function InsertColumns({ names, onInsert }: InsertColumnsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs/5 text-soft">
      <span className="mr-0.5">{SYNTAX_TEXTS.insert}</span>
      {names.map((name, column) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
          key={column}
          type="button"
          aria-label={SYNTAX_TEXTS.insertColumn(name)}
          onClick={() => onInsert(`{${toReference(column, names)}}`)}
          className={`max-w-40 truncate rounded-sm border border-transparent bg-current/12 px-2 py-0.5 font-medium transition-colors hover:border-current ${columnColors(column).ink}`}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
