import { secondFactors } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { reloadFactors } from '../api.ts'
import { RENEW_TEXTS as T } from '../texts.ts'
import { CodesDialog } from './codes-dialog.tsx'
import type { FactorDialogProps } from './factor-dialog.ts'
import { ProofForm } from './proof-form.tsx'

export default function RenewCodesDialog({ email, hasPassword, onClose }: FactorDialogProps) {
  return (
    <CodesDialog title={T.title} description={T.about} email={email} onClose={onClose}>
      {(finish) => (
        <ProofForm
          schema={secondFactors.renewRecoveryCodes.body}
          email={email}
          hasPassword={hasPassword}
          submitLabel={T.submit}
          pendingLabel={T.pending}
          failed={T.failed}
          send={async (body) => {
            const { recoveryCodes } = await call(secondFactors.renewRecoveryCodes, { body })
            finish(recoveryCodes)
            await reloadFactors()
          }}
        />
      )}
    </CodesDialog>
  )
}
