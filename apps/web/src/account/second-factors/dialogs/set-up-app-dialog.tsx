import { type ReplyOf, secondFactors } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { reloadFactors } from '../api.ts'
import { SET_UP_APP_TEXTS as T } from '../texts.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { ConfirmAppForm } from './confirm-app-form.tsx'
import type { FactorDialogProps } from './factor-dialog.ts'
import { ProofForm } from './proof-form.tsx'

export default function SetUpAppDialog({ email, hasPassword, onClose }: FactorDialogProps) {
  const [key, setKey] = useState<ReplyOf<typeof secondFactors.beginApp> | null>(null)
  return (
    <CodesDialog
      title={T.title}
      description={key !== null ? T.scan : hasPassword ? T.about : T.aboutWithoutPassword}
      email={email}
      onClose={onClose}
    >
      {(finish) =>
        key === null ? (
          <ProofForm
            schema={secondFactors.beginApp.body}
            email={email}
            hasPassword={hasPassword}
            submitLabel={T.next}
            pendingLabel={T.nextPending}
            failed={T.failed}
            send={async (body) => setKey(await call(secondFactors.beginApp, { body }))}
          />
        ) : (
          <ConfirmAppForm
            appKey={key}
            onConfirmed={(codes) => {
              finish(codes)
              void reloadFactors()
            }}
          />
        )
      }
    </CodesDialog>
  )
}
