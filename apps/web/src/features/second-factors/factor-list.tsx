import type { SecondFactors, User } from '@wordloom/contract'
import { Suspense } from 'react'
import { useKeptState } from '../../shared/kept-work/use-kept.ts'
import { AppRow } from './app-row.tsx'
import { countFactors } from './count-factors.ts'
import { FACTOR_DIALOGS, type OpenDialog } from './factor-dialogs.ts'
import { PasskeyRows } from './passkey-rows.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { SECOND_FACTORS_TEXTS as T } from './texts.ts'

interface FactorListProps {
  readonly user: User
  readonly factors: SecondFactors
  readonly hasPassword: boolean
}

export function FactorList({ user, factors, hasPassword }: FactorListProps) {
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('dialog of second factors', null)
  const count = countFactors(factors)
  const Dialog = dialog && FACTOR_DIALOGS[dialog.kind]
  return (
    <>
      <ul
        tabIndex={-1}
        aria-label={T.factors}
        className="mt-5 divide-y divide-line rounded-md border border-line bg-card"
      >
        <AppRow since={factors.appSince} onOpen={setDialog} />
        <PasskeyRows passkeys={factors.passkeys} onOpen={setDialog} />
        {count > 0 && <RecoveryRow left={factors.recoveryCodesLeft} onOpen={setDialog} />}
      </ul>
      {Dialog && (
        <Suspense>
          <Dialog
            email={user.email}
            hasPassword={hasPassword}
            isLastFactor={count === 1}
            passkey={'passkey' in dialog ? dialog.passkey : null}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}
