import type { User } from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useFocusAfterRemoval } from '#library/selection/use-focus-after-removal.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { USERS_TEXTS as T } from '../texts.ts'
import { type UserDialog, useUserActions } from './use-user-actions.ts'
import { UserRow } from './user-row.tsx'

const ROW_HEIGHT = 57

interface UserListProps {
  readonly users: readonly User[]
  readonly total: number
  readonly selfId: string
  readonly children: ReactNode
}

export function UserList({ users, total, selfId, children }: UserListProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const { actions, dialog, closeDialog } = useUserActions()
  useFocusAfterRemoval(users, holder)
  const renderRow = useCallback(
    (user: User) => <UserRow user={user} isSelf={user.id === selfId} actions={actions} />,
    [selfId, actions],
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it notes where the focus is, and does nothing else. */}
      <div
        ref={holder}
        tabIndex={-1}
        className="outline-none"
        onFocus={({ target }) =>
          setFocused(target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null)
        }
      >
        {users.length === 0 ? (
          children
        ) : (
          <>
            <UserHeadings />
            <VirtualList
              label={T.title}
              items={users}
              total={total}
              rowHeight={ROW_HEIGHT}
              kept={focused}
              renderRow={renderRow}
            />
          </>
        )}
      </div>
      <UserDialogs dialog={dialog} selfId={selfId} onClose={closeDialog} />
    </>
  )
}

/** Hidden from screen readers, because each row names its own values. */
function UserHeadings() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[2rem_minmax(0,7fr)_minmax(0,5fr)_8rem_6.25rem_4.5rem] gap-x-3 pr-1.5 pl-3 pb-1.5 text-xs/5 text-faint max-lg:hidden"
    >
      <span className="col-span-2">{T.headings.user}</span>
      <span>{T.headings.state}</span>
      <span>{T.headings.plan}</span>
      <span>{T.headings.registered}</span>
    </div>
  )
}

const EditUserDialog = lazyWithPreload(() => import('../user-form/edit-user-dialog.tsx'))
const InspectionDialog = lazyWithPreload(() => import('../inspection/inspection-dialog.tsx'))
const QuestionDialog = lazyWithPreload(() => import('./question-dialog.tsx'))

interface UserDialogsProps {
  readonly dialog: UserDialog | null
  readonly selfId: string
  readonly onClose: () => void
}

function UserDialogs({ dialog, selfId, onClose }: UserDialogsProps) {
  if (dialog === null) return null
  const { kind, user } = dialog
  return (
    <Suspense>
      {kind === 'edit' ? (
        <EditUserDialog user={user} isSelf={user.id === selfId} onClose={onClose} />
      ) : kind === 'inspect' ? (
        <InspectionDialog user={user} onClose={onClose} />
      ) : (
        <QuestionDialog question={kind} user={user} onClose={onClose} />
      )}
    </Suspense>
  )
}
