import { lazy, Suspense } from 'react'
import { useSignInState } from '../../../../shared/user/sign-in-state.ts'
import type { SavedListsProps } from './saved-lists.tsx'

const SavedLists = lazy(() => import('./saved-lists.tsx'))

/** Reserves its height before the lists load; it takes no space for visitors. */
export function SavedListsSlot(props: SavedListsProps) {
  const isMember = useSignInState() === 'member'
  return (
    <div className="h-8 border-t border-line signed-out:hidden">
      {isMember && (
        <Suspense>
          <SavedLists {...props} />
        </Suspense>
      )}
    </div>
  )
}
