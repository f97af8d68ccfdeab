import { MAX_PASSKEYS, type Passkey } from '@wordloom/contract'
import { arePasskeysPossible } from '../../shared/passkeys/passkeys-possible.ts'
import { Button } from '../../shared/ui/button.tsx'
import type { OpenDialog } from './factor-dialogs.ts'
import { FactorRow } from './factor-row.tsx'
import { KeyIcon } from './icons.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { PASSKEY_TEXTS as T } from './texts.ts'

interface PasskeyRowsProps {
  readonly passkeys: readonly Passkey[]
  readonly onOpen: (dialog: OpenDialog) => void
}

export function PasskeyRows({ passkeys, onOpen }: PasskeyRowsProps) {
  const obstacle = !arePasskeysPossible() ? T.impossible : passkeys.length >= MAX_PASSKEYS ? T.full : null
  return (
    <FactorRow
      icon={<KeyIcon />}
      title={T.title}
      about={obstacle ?? T.about}
      action={
        obstacle === null && (
          <Button aria-label={T.addNamed} onClick={() => onOpen({ kind: 'addPasskey' })}>
            {T.add}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul
          aria-label={T.title}
          tabIndex={-1}
          className="mt-3 ml-10 divide-y divide-line border-t border-line"
        >
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </FactorRow>
  )
}
