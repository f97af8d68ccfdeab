import { Button } from '../../shared/ui/button.tsx'
import { copyAndTell } from '../../shared/ui/copy-and-tell.ts'
import { CopyIcon } from '../../shared/ui/icons.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { QrCode } from './qr-code.tsx'
import { KEY_COPY_FAILED, SET_UP_APP_TEXTS as T } from './texts.ts'

interface AppKeyProps {
  /** In base32. */
  readonly secret: string
  /** As an `otpauth://` URI. */
  readonly uri: string
}

export function AppKey({ secret, uri }: AppKeyProps) {
  const copy = () => copyAndTell(secret, { copied: { title: T.keyCopied }, failed: KEY_COPY_FAILED })
  return (
    <div className="grid justify-items-center gap-4">
      <QrCode text={uri} label={T.picture} />
      <a href={uri} className={`text-sm/6 ${TEXT_LINK}`}>
        {T.open}
      </a>
      <div className="w-full">
        <p className="text-[13px]/5 text-soft">{T.byHand}</p>
        <div className="mt-1.5 flex items-center gap-2 rounded-md border border-line bg-wash py-1.5 pr-1.5 pl-3">
          <code className="min-w-0 grow font-mono text-sm/6 wrap-anywhere select-all">
            {toGroups(secret)}
          </code>
          <Button aria-label={T.copyKey} title={T.copyKey} onClick={copy} className="px-2.5">
            <CopyIcon />
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Groups are easier to type. Authenticator apps ignore the spaces. */
function toGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
