import {
  MAX_KEPT_COMBINATIONS,
  marks,
  RESULT_EXPORTS,
  type SavedResultSummary,
  shares,
} from '@wordloom/contract'
import {
  CopyIcon,
  DownloadIcon,
  LinkIcon,
  MoveIcon,
  OpenIcon,
  PencilIcon,
  PrintIcon,
  ProjectIcon,
  TrashIcon,
} from '#ui/icons/icons.tsx'
import type { MenuGroups, MenuItem } from '#ui/menu/menu.tsx'
import { toStarItem } from '../marks/stars.tsx'
import { toTagItem } from '../marks/tags.tsx'
import { canCall, type Scope } from '../scope.ts'
import { SHARE_ITEM_TEXT } from '../texts.ts'
import { type ResultButton, toAllowed } from './result-buttons.tsx'
import { RESULT_MENU_TEXTS as T } from './texts.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultState {
  readonly scope: Scope
  readonly isStarred: boolean
  readonly buttons: readonly ResultButton[]
}

export function toResultMenu(
  result: SavedResultSummary,
  { scope, isStarred, buttons }: ResultState,
  run: (task: ResultTask) => void,
): MenuGroups {
  const results = [result]
  const canMark = canCall(scope, marks.change)
  const item = (key: ResultButton, rest: Omit<MenuItem, 'key' | 'isOnRow'>): readonly MenuItem[] =>
    toAllowed(scope, [key]).map(() => ({ key, isOnRow: buttons.includes(key), ...rest }))
  const open = {
    key: 'open',
    label: T.open,
    icon: <OpenIcon />,
    onSelect: () => run({ kind: 'open', result }),
  }
  const print = {
    key: 'print',
    label: T.print,
    icon: <PrintIcon />,
    onSelect: () => run({ kind: 'print', result }),
  }
  const share = {
    key: 'share',
    label: SHARE_ITEM_TEXT,
    icon: <LinkIcon />,
    onSelect: () => run({ kind: 'share', result }),
  }
  const isPrintable = BigInt(result.combinationCount) <= MAX_KEPT_COMBINATIONS
  return [
    [
      ...(result.hasRecipe ? [open] : []),
      ...item('copy', { label: T.copy, icon: <CopyIcon />, onSelect: () => run({ kind: 'copy', result }) }),
      ...item('edit', { label: T.edit, icon: <PencilIcon />, onSelect: () => run({ kind: 'edit', result }) }),
      ...(canMark
        ? [{ ...toStarItem([{ kind: 'result', itemId: result.id }], isStarred), isOnRow: true }]
        : []),
    ],
    [
      ...item('move', { label: T.move, icon: <MoveIcon />, onSelect: () => run({ kind: 'move', results }) }),
      ...item('add', { label: T.add, icon: <ProjectIcon />, onSelect: () => run({ kind: 'add', result }) }),
      ...(canMark ? [toTagItem('result', results, (tagging) => run({ kind: 'tag', tagging }))] : []),
    ],
    [
      ...(canCall(scope, shares.create) ? [share] : []),
      ...RESULT_EXPORTS.map((format) => ({
        key: format,
        label: T.downloads[format],
        icon: <DownloadIcon />,
        onSelect: () => run({ kind: 'download', result, format }),
      })),
      ...(isPrintable ? [print] : []),
    ],
    [
      ...item('delete', {
        label: T.remove,
        icon: <TrashIcon />,
        isDanger: true,
        onSelect: () => run({ kind: 'delete', results }),
      }),
    ],
  ]
}
