import { toDate } from '../../shared/format/dates.ts'
import { Button } from '../../shared/ui/button.tsx'
import { RichText } from '../../shared/ui/rich-text.tsx'
import type { OpenDialog } from './factor-dialogs.ts'
import { FactorRow } from './factor-row.tsx'
import { AppIcon } from './icons.tsx'
import { APP_TEXTS as T } from './texts.ts'

interface AppRowProps {
  /** ISO 8601, or null without an app. */
  readonly since: string | null
  readonly onOpen: (dialog: OpenDialog) => void
}

export function AppRow({ since, onOpen }: AppRowProps) {
  return (
    <FactorRow
      icon={<AppIcon />}
      title={T.title}
      about={
        since === null ? (
          T.about
        ) : (
          <RichText text={T.since} tags={{ date: () => <time dateTime={since}>{toDate(since)}</time> }} />
        )
      }
      action={
        since === null ? (
          <Button key="set-up" aria-label={T.setUpNamed} onClick={() => onOpen({ kind: 'setUpApp' })}>
            {T.setUp}
          </Button>
        ) : (
          <Button key="remove" aria-label={T.removeNamed} onClick={() => onOpen({ kind: 'removeApp' })}>
            {T.remove}
          </Button>
        )
      }
    />
  )
}
