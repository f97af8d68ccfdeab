import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TableChecks } from '#words/reading/reading-fields.tsx'
import { ReadingPanel } from '#words/reading/reading-panel.tsx'
import type { ImportSession, SessionState } from '../import-session.ts'
import { COLUMNS_TEXTS as T } from '../texts.ts'

interface TableFieldsProps {
  readonly session: ImportSession
  readonly state: SessionState
  readonly allowsSplit: boolean
}

/** Shows a table and how it was read, so that people can point at its header and its columns. */
export function TableFields({ session, state, allowsSplit }: TableFieldsProps) {
  const { options, choice, reading, isReading } = state
  const view = reading?.view ?? null
  if (view === null || (view.width < 2 && view.summary === '')) return null
  const read = {
    view,
    options,
    isReading,
    onChange: (changed: typeof options) => session.setOptions(changed),
  }
  const chosen = view.report.columns.filter(({ isChosen }) => isChosen)
  return (
    <div className="grid grid-cols-1 gap-3">
      <ReadingPanel {...read} />
      <TableChecks {...read} />
      {allowsSplit && chosen.length > 1 && (
        <SegmentedControl
          label={T.split}
          choices={[
            { value: 'one', label: T.one },
            { value: 'each', label: T.each },
          ]}
          value={choice.isSplit ? 'each' : 'one'}
          onChange={(value) => session.choose({ isSplit: value === 'each' })}
        />
      )}
    </div>
  )
}
