import { type Endpoint, type SavedResultSummary, savedResults } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { CopyIcon, MoveIcon, PencilIcon, ProjectIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { canCall, type Scope, useScope } from '../scope.ts'
import { RESULT_ROW_TEXTS as T } from './texts.ts'
import type { ResultTask } from './use-result-tasks.tsx'

export type ResultButton = 'copy' | 'edit' | 'add' | 'move' | 'delete'

interface ResultButtonsProps {
  readonly result: SavedResultSummary
  readonly buttons: readonly ResultButton[]
  readonly isReached: boolean
  readonly run: (task: ResultTask) => void
}

export function ResultButtons({ result, buttons, isReached, run }: ResultButtonsProps) {
  const scope = useScope()
  return toAllowed(scope, buttons).map((button) => {
    const { icon, toLabel, toTask } = BUTTONS[button]
    return (
      <IconButton
        key={button}
        label={toLabel(result.name)}
        tabIndex={isReached ? 0 : -1}
        onClick={() => run(toTask(result))}
      >
        {icon}
      </IconButton>
    )
  })
}

/** Leaves out buttons whose endpoints are closed to the user's role. */
export function toAllowed(scope: Scope, buttons: readonly ResultButton[]): readonly ResultButton[] {
  return buttons.filter((button) => canCall(scope, ENDPOINTS[button]))
}

const ENDPOINTS: Readonly<Record<ResultButton, Endpoint>> = {
  copy: savedResults.read,
  edit: savedResults.rename,
  add: savedResults.read,
  move: savedResults.move,
  delete: savedResults.remove,
}

interface ButtonShape {
  readonly icon: ReactNode
  readonly toLabel: (name: string) => string
  readonly toTask: (result: SavedResultSummary) => ResultTask
}

const BUTTONS: Readonly<Record<ResultButton, ButtonShape>> = {
  copy: {
    icon: <CopyIcon />,
    toLabel: T.copy,
    toTask: (result) => ({ kind: 'copy', result }),
  },
  edit: {
    icon: <PencilIcon />,
    toLabel: T.edit,
    toTask: (result) => ({ kind: 'edit', result }),
  },
  add: {
    icon: <ProjectIcon />,
    toLabel: T.add,
    toTask: (result) => ({ kind: 'add', result }),
  },
  move: {
    icon: <MoveIcon />,
    toLabel: T.move,
    toTask: (result) => ({ kind: 'move', results: [result] }),
  },
  delete: {
    icon: <TrashIcon />,
    toLabel: T.remove,
    toTask: (result) => ({ kind: 'delete', results: [result] }),
  },
}
