import { MAX_PASSKEYS, type Passkey } from '@wordloom/contract'
import { toAgo, toDate } from '#platform/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { PencilIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { arePasskeysPossible } from '../passkeys/passkeys-possible.ts'
import type { OpenDialog } from './dialogs/factor-dialog.ts'
import { FactorRow } from './factor-row.tsx'
import { KeyIcon } from './icons.tsx'
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

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onOpen: (dialog: OpenDialog) => void
}

function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="text-sm/5 font-medium wrap-anywhere">{name}</p>
        <p className="text-xs/5 text-soft">
          <RichText
            text={T.added}
            tags={{ date: () => <time dateTime={createdAt}>{toDate(createdAt)}</time> }}
          />
          {' · '}
          {lastUsedAt === null ? (
            T.neverUsed
          ) : (
            <time dateTime={lastUsedAt} title={toDate(lastUsedAt)}>
              {T.lastUsed(toAgo(new Date(lastUsedAt), new Date()))}
            </time>
          )}
        </p>
      </div>
      <RowMenu
        label={T.actions(name)}
        groups={[
          [
            {
              key: 'rename',
              label: T.rename,
              icon: <PencilIcon />,
              onSelect: () => onOpen({ kind: 'renamePasskey', passkey }),
            },
          ],
          [
            {
              key: 'remove',
              label: T.remove,
              icon: <TrashIcon />,
              isDanger: true,
              onSelect: () => onOpen({ kind: 'removePasskey', passkey }),
            },
          ],
        ]}
      />
    </li>
  )
}
