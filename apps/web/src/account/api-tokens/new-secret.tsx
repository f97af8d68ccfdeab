import { useEffect, useRef } from 'react'
import { siteAddress } from '#platform/document/site-address.ts'
import { Button } from '#ui/button.tsx'
import { CopyIcon } from '#ui/icons/icons.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { NEW_SECRET_TEXTS as T } from './texts.ts'

interface NewSecretProps {
  readonly secret: string
  readonly onDone: () => void
}

export function NewSecret({ secret, onDone }: NewSecretProps) {
  const shown = useRef<HTMLOutputElement>(null)
  useEffect(() => shown.current?.focus(), [])

  const copy = () => copyAndTell(secret, { copied: { title: T.copied }, failed: T.copyFailed })
  return (
    <>
      <output
        ref={shown}
        tabIndex={-1}
        aria-label={T.label}
        className="mt-5 block rounded-md border border-line bg-wash px-4 py-3 font-mono text-sm/6 break-all select-all"
      >
        {secret}
      </output>
      <Button className="mt-3" onClick={copy}>
        <CopyIcon />
        {T.copy}
      </Button>
      <p className="mt-5 text-sm/6 text-soft">
        <RichText
          text={T.commandLine(siteAddress())}
          tags={{ code: (children) => <code className="font-mono text-xs text-ink">{children}</code> }}
        />
      </p>
      <div className="mt-6 flex justify-end">
        <Button look="primary" className="min-h-10" onClick={onDone}>
          {T.done}
        </Button>
      </div>
    </>
  )
}
