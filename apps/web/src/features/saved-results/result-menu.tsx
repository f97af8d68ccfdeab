import type { SavedResultSummary } from '@wordloom/contract'
import { RowMenu } from '../../shared/ui/row-menu.tsx'
import { DOWNLOADS } from './download-result.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultMenuProps {
  readonly result: SavedResultSummary
  /** Whether Tab reaches its button. */
  readonly isReached: boolean
  readonly run: (task: ResultTask) => void
}

/** Everything that can be done with a result. */
export function ResultMenu({ result, isReached, run }: ResultMenuProps) {
  return (
    <RowMenu
      label={`More actions for ${result.name}`}
      tabIndex={isReached ? 0 : -1}
      items={[
        { key: 'copy', label: 'Copy', onSelect: () => run({ kind: 'copy', result }) },
        { key: 'edit', label: 'Edit', onSelect: () => run({ kind: 'edit', result }) },
        ...(result.hasRecipe
          ? [{ key: 'open', label: 'Open in generator', onSelect: () => run({ kind: 'open', result }) }]
          : []),
        { key: 'add', label: 'Add to project', onSelect: () => run({ kind: 'add', result }) },
        { key: 'move', label: 'Move to project', onSelect: () => run({ kind: 'move', results: [result] }) },
        ...DOWNLOADS.map(({ format, label }) => ({
          key: format,
          label,
          onSelect: () => run({ kind: 'download', result, format }),
        })),
        { key: 'delete', label: 'Delete', onSelect: () => run({ kind: 'delete', results: [result] }) },
      ]}
    />
  )
}
