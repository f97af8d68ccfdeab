import { RECOVERY_CODES, type SecondFactors, type User } from '@wordloom/contract'
import { lazy, Suspense } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Button } from '#ui/button.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { countFactors } from './count-factors.ts'
import type { OpenDialog } from './dialogs/factor-dialog.ts'
import { FactorRow } from './factor-row.tsx'
import { AppIcon, CodesIcon } from './icons.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { APP_TEXTS, RECOVERY_TEXTS, SECOND_FACTORS_TEXTS as T } from './texts.ts'

const DIALOGS = {
  setUpApp: lazy(() => import('./dialogs/set-up-app-dialog.tsx')),
  removeApp: lazy(() => import('./dialogs/remove-factor-dialog.tsx')),
  addPasskey: lazy(() => import('./dialogs/add-passkey-dialog.tsx')),
  renamePasskey: lazy(() => import('./dialogs/rename-passkey-dialog.tsx')),
  removePasskey: lazy(() => import('./dialogs/remove-factor-dialog.tsx')),
  renewCodes: lazy(() => import('./dialogs/renew-codes-dialog.tsx')),
}

interface FactorListProps {
  readonly user: User
  readonly factors: SecondFactors
  readonly hasPassword: boolean
}

export function FactorList({ user, factors, hasPassword }: FactorListProps) {
  const [dialog, setDialog] = useKeptState<OpenDialog | null>('dialog of second factors', null)
  const count = countFactors(factors)
  const Dialog = dialog && DIALOGS[dialog.kind]
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

interface AppRowProps {
  readonly since: string | null
  readonly onOpen: (dialog: OpenDialog) => void
}

function AppRow({ since, onOpen }: AppRowProps) {
  return (
    <FactorRow
      icon={<AppIcon />}
      title={APP_TEXTS.title}
      about={
        since === null ? (
          APP_TEXTS.about
        ) : (
          <RichText
            text={APP_TEXTS.since}
            tags={{ date: () => <time dateTime={since}>{toDate(since)}</time> }}
          />
        )
      }
      action={
        since === null ? (
          <Button key="set-up" aria-label={APP_TEXTS.setUpNamed} onClick={() => onOpen({ kind: 'setUpApp' })}>
            {APP_TEXTS.setUp}
          </Button>
        ) : (
          <Button
            key="remove"
            aria-label={APP_TEXTS.removeNamed}
            onClick={() => onOpen({ kind: 'removeApp' })}
          >
            {APP_TEXTS.remove}
          </Button>
        )
      }
    />
  )
}

/** At this number, the page tells people to create new codes. */
const FEW = 3

interface RecoveryRowProps {
  readonly left: number
  readonly onOpen: (dialog: OpenDialog) => void
}

function RecoveryRow({ left, onOpen }: RecoveryRowProps) {
  return (
    <FactorRow
      icon={<CodesIcon />}
      title={RECOVERY_TEXTS.title}
      about={
        left > FEW ? (
          RECOVERY_TEXTS.left(left, RECOVERY_CODES)
        ) : (
          <span className="font-medium text-thread-ink-2">{RECOVERY_TEXTS.few(left)}</span>
        )
      }
      action={
        <Button aria-label={RECOVERY_TEXTS.renewNamed} onClick={() => onOpen({ kind: 'renewCodes' })}>
          {RECOVERY_TEXTS.renew}
        </Button>
      }
    />
  )
}
