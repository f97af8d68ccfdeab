import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { copyAndTell } from '../../shared/ui/copy-and-tell.ts'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { CopyIcon } from '../../shared/ui/icons.tsx'
import { toCodesFile } from './codes-file.ts'
import { NEW_CODES_TEXTS as T } from './texts.ts'
import { useFileAddress } from './use-file-address.ts'

interface NewCodesProps {
  readonly codes: readonly string[]
  readonly email: string
  readonly isSaved: boolean
  readonly isWarned: boolean
  readonly onSaved: (isSaved: boolean) => void
  readonly onDone: () => void
}

export function NewCodes({ codes, email, isSaved, isWarned, onSaved, onDone }: NewCodesProps) {
  const list = useRef<HTMLOListElement>(null)
  // The element that had the focus is gone.
  useEffect(() => list.current?.focus(), [])
  const file = useFileAddress(toCodesFile(codes, { email, site: location.host, day: new Date() }))

  const copy = () => copyAndTell(codes.join('\n'), { copied: { title: T.copied }, failed: T.copyFailed })
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={T.label}
        className="mt-5 grid gap-x-6 gap-y-1.5 rounded-md border border-line bg-wash px-4 py-3.5 font-mono text-[15px]/6 select-all min-[400px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={copy}>
          <CopyIcon />
          {T.copy}
        </Button>
        <a href={file} download={T.fileName} className={buttonClass('plain')}>
          {T.download}
        </a>
      </div>
      <div className="mt-5">
        <Checkbox label={T.saved} isChecked={isSaved} onChange={onSaved} />
      </div>
      {isWarned && (
        <div className="mt-4">
          <FormAlert>{T.unsaved}</FormAlert>
        </div>
      )}
      <div className="mt-6 flex justify-end">
        <Button look="primary" className="min-h-10" onClick={onDone}>
          {T.done}
        </Button>
      </div>
    </>
  )
}
