import { MAX_KEPT_COMBINATIONS, RESULT_EXPORTS, type SavedResultSummary } from '@wordloom/contract'
import { RowMenu } from '../../shared/ui/row-menu.tsx'
import { RESULT_ROW_TEXTS, RESULT_MENU_TEXTS as T } from './texts.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultMenuProps {
  readonly result: SavedResultSummary
  readonly isReached: boolean
  readonly run: (task: ResultTask) => void
}

/** Huge results can't be printed. */
export function ResultMenu({ result, isReached, run }: ResultMenuProps) {
  const isPrintable = BigInt(result.combinationCount) <= MAX_KEPT_COMBINATIONS
  return (
    <RowMenu
      label={RESULT_ROW_TEXTS.more(result.name)}
      tabIndex={isReached ? 0 : -1}
      items={[
        { key: 'copy', label: T.copy, onSelect: () => run({ kind: 'copy', result }) },
        { key: 'edit', label: T.edit, onSelect: () => run({ kind: 'edit', result }) },
        ...(result.hasRecipe
          ? [{ key: 'open', label: T.open, onSelect: () => run({ kind: 'open', result }) }]
          : []),
        { key: 'add', label: T.add, onSelect: () => run({ kind: 'add', result }) },
        { key: 'move', label: T.move, onSelect: () => run({ kind: 'move', results: [result] }) },
        ...RESULT_EXPORTS.map((format) => ({
          key: format,
          label: T.downloads[format],
          onSelect: () => run({ kind: 'download', result, format }),
        })),
        ...(isPrintable
          ? [{ key: 'print', label: T.print, onSelect: () => run({ kind: 'print', result }) }]
          : []),
        { key: 'delete', label: T.remove, onSelect: () => run({ kind: 'delete', results: [result] }) },
      ]}
    />
  )
}
