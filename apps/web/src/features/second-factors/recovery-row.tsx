import { RECOVERY_CODES } from '@wordloom/contract'
import { Button } from '../../shared/ui/button.tsx'
import type { OpenDialog } from './factor-dialogs.ts'
import { FactorRow } from './factor-row.tsx'
import { CodesIcon } from './icons.tsx'
import { RECOVERY_TEXTS as T } from './texts.ts'

/** At this number, the page tells people to create new codes. */
const FEW = 3

interface RecoveryRowProps {
  readonly left: number
  readonly onOpen: (dialog: OpenDialog) => void
}

export function RecoveryRow({ left, onOpen }: RecoveryRowProps) {
  return (
    <FactorRow
      icon={<CodesIcon />}
      title={T.title}
      about={
        left > FEW ? (
          T.left(left, RECOVERY_CODES)
        ) : (
          <span className="font-medium text-thread-ink-2">{T.few(left)}</span>
        )
      }
      action={
        <Button aria-label={T.renewNamed} onClick={() => onOpen({ kind: 'renewCodes' })}>
          {T.renew}
        </Button>
      }
    />
  )
}
