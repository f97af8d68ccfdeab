import type { User } from '@wordloom/contract'
import { Suspense, useState } from 'react'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { AccountSection } from '../account-section.tsx'
import { accountQueries } from '../queries.ts'
import { ACCOUNT_TEXTS } from '../texts.ts'
import { DELETE_TEXTS as T } from './texts.ts'

const DeleteDialog = lazyWithPreload(() => import('./delete-dialog.tsx'))

interface DeleteSectionProps {
  readonly user: User
  readonly onDeleted: () => void
}

export function DeleteSection({ user, onDeleted }: DeleteSectionProps) {
  const details = useQuery(accountQueries.details)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-6">
      <Loaded
        query={details}
        what={ACCOUNT_TEXTS.what}
        skeleton={
          <Skeleton label={ACCOUNT_TEXTS.loading}>
            <Bone className="h-10 w-44" />
          </Skeleton>
        }
      >
        {({ hasPassword }) => (
          <>
            <Button
              className="min-h-10 border-danger/50! text-danger! hover:bg-danger/8!"
              onClick={() => setIsOpen(true)}
            >
              {T.open}
            </Button>
            {isOpen && (
              <Suspense>
                <DeleteDialog
                  user={user}
                  hasPassword={hasPassword}
                  onDeleted={onDeleted}
                  onClose={() => setIsOpen(false)}
                />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}
