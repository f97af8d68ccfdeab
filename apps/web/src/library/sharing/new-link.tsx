import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyIcon } from '#ui/icons/icons.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { NEW_LINK_TEXTS as T } from './texts.ts'

interface NewLinkProps {
  readonly link: string
  readonly onDone: () => void
}

export function NewLink({ link, onDone }: NewLinkProps) {
  const shown = useRef<HTMLOutputElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <>
      <output
        ref={shown}
        tabIndex={-1}
        aria-label={T.label}
        className="mt-5 block rounded-md border border-line bg-wash px-4 py-3 font-mono text-sm/6 break-all select-all"
      >
        {link}
      </output>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onDone}>
          {T.done}
        </Button>
        <Button
          look="primary"
          className="min-h-10"
          onClick={() => copyAndTell(link, { copied: { title: T.copied }, failed: T.copyFailed })}
        >
          <CopyIcon />
          {T.copy}
        </Button>
      </div>
    </>
  )
}
