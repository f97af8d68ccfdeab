import { useState } from 'react'
import { restoreProject } from '../../shared/library/project-changes.ts'
import { tellFailure } from '../../shared/library/tell.ts'
import { Button } from '../../shared/ui/button.tsx'
import { DELETED_PROJECT_TEXTS as T } from './texts.ts'

export function DeletedNotice({ id }: { readonly id: number }) {
  const [isPending, setIsPending] = useState(false)
  async function restore() {
    setIsPending(true)
    try {
      await restoreProject(id)
    } catch (error) {
      tellFailure(error, T.failed)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-danger/40 bg-danger/8 px-4 py-3">
      <p role="alert" className="grow text-sm/6 text-danger">
        {T.text}
      </p>
      <Button aria-disabled={isPending} onClick={() => isPending || restore()}>
        {isPending ? T.restoring : T.restore}
      </Button>
    </div>
  )
}
