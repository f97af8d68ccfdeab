import type { Passkey } from '@wordloom/contract'
import { toAgo, toDate } from '../../shared/format/dates.ts'
import { RichText } from '../../shared/ui/rich-text.tsx'
import { RowMenu } from '../../shared/ui/row-menu.tsx'
import type { OpenDialog } from './factor-dialogs.ts'
import { PASSKEY_TEXTS as T } from './texts.ts'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onOpen: (dialog: OpenDialog) => void
}

export function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="text-sm/5 font-medium wrap-anywhere">{name}</p>
        <p className="text-[13px]/5 text-soft">
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
        items={[
          { key: 'rename', label: T.rename, onSelect: () => onOpen({ kind: 'renamePasskey', passkey }) },
          { key: 'remove', label: T.remove, onSelect: () => onOpen({ kind: 'removePasskey', passkey }) },
        ]}
      />
    </li>
  )
}
