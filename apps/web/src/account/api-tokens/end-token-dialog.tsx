import { type ApiToken, apiTokens } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { changeTokens } from './api.ts'
import { END_TOKEN_TEXTS as T } from './texts.ts'

interface EndTokenDialogProps {
  readonly token: ApiToken
  readonly onClose: () => void
}

export default function EndTokenDialog({ token: { id, name }, onClose }: EndTokenDialogProps) {
  const end = useMutation({
    mutationFn: () => call(apiTokens.revoke, { params: { id } }),
    onSuccess: () => {
      changeTokens((tokens) => tokens.filter((token) => token.id !== id))
      onClose()
      showToast({ title: T.done(name) })
    },
    onError: (error) => {
      onClose()
      tellFailure(error, T.failed(name))
    },
  })
  return (
    <AlertDialog
      title={T.title(name)}
      description={T.about}
      confirmLabel={T.confirm}
      confirmLook="danger"
      isPending={end.isPending}
      pendingLabel={T.pending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    />
  )
}
