import { apiTokens } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { changeTokens } from './api.ts'
import { NewSecret } from './new-secret.tsx'
import { NewTokenForm } from './new-token-form.tsx'
import { NEW_SECRET_TEXTS, NEW_TOKEN_TEXTS } from './texts.ts'

interface NewTokenDialogProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly onClose: () => void
}

export default function NewTokenDialog({ email, hasPassword, onClose }: NewTokenDialogProps) {
  const [secret, setSecret] = useState<string | null>(null)
  const { title, about } = secret === null ? NEW_TOKEN_TEXTS : NEW_SECRET_TEXTS
  return (
    <Dialog title={title} description={about} onClose={onClose}>
      {secret === null ? (
        <NewTokenForm
          email={email}
          hasPassword={hasPassword}
          onCancel={onClose}
          onSubmit={async (body) => {
            const made = await call(apiTokens.create, { body })
            changeTokens((tokens) => [made.token, ...tokens])
            setSecret(made.secret)
          }}
        />
      ) : (
        <NewSecret secret={secret} onDone={onClose} />
      )}
    </Dialog>
  )
}
