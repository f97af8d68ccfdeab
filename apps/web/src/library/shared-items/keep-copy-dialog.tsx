import { SHARED_PATH, SIGN_IN_PATH, SIGN_UP_PATH } from '@wordloom/contract'
import { keepAsked } from '#platform/asked-for/asked-for.ts'
import { Button } from '#ui/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { KEEP_COPY_TEXTS as T } from './texts.ts'

/** For an identity provider. Other ways in look at what was asked for. */
const RETURN = `returnTo=${SHARED_PATH}`

interface KeepCopyDialogProps {
  readonly secret: string
  readonly onClose: () => void
}

export default function KeepCopyDialog({ secret, onClose }: KeepCopyDialogProps) {
  function leaveTo(path: string) {
    keepAsked({ kind: 'shared-copy', secret })
    location.assign(path)
  }
  return (
    <AlertDialog
      title={T.title}
      description={T.about}
      confirmLabel={T.signUp}
      otherAction={
        <Button className="min-h-10" onClick={() => leaveTo(`${SIGN_IN_PATH}?${RETURN}`)}>
          {T.signIn}
        </Button>
      }
      onConfirm={() => leaveTo(`${SIGN_UP_PATH}&${RETURN}`)}
      onClose={onClose}
    />
  )
}
