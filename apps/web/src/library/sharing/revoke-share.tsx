import { type Share, shares } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { changeShares } from './own-shares.ts'
import { REVOKE_SHARE_TEXTS as T } from './texts.ts'

interface RevokeShareProps {
  readonly share: Share
  readonly onClose: () => void
}

export function RevokeShare({ share: { id }, onClose }: RevokeShareProps) {
  const revoke = useMutation({
    mutationFn: () => call(shares.revoke, { params: { id } }),
    onSuccess: () => {
      changeShares((known) => known.filter((share) => share.id !== id))
      onClose()
      showToast({ title: T.done })
    },
    onError: (error) => {
      onClose()
      tellFailure(error, T.failed)
    },
  })
  return (
    <AlertDialog
      title={T.title}
      description={T.about}
      confirmLabel={T.confirm}
      confirmLook="danger"
      isPending={revoke.isPending}
      pendingLabel={T.pending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    />
  )
}
