import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { CopyIcon } from '#ui/icons/icons.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { CODES_FILE_TEXTS, NEW_CODES_TEXTS } from '../texts.ts'

interface CodesDialogProps {
  readonly title: string
  readonly description?: string
  readonly email: string
  readonly onClose: () => void
  /** Renders the first step. Its `finish` takes the new recovery codes, or null if there are none. */
  readonly children: (finish: (codes: readonly string[] | null) => void) => ReactNode
}

/** Shows new recovery codes only once, so it warns before closing on unsaved ones. */
export function CodesDialog({ title, description, email, onClose, children }: CodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const [isWarned, setIsWarned] = useState(false)

  function close() {
    if (codes === null || isSaved || isWarned) onClose()
    else setIsWarned(true)
  }
  if (codes === null) {
    return (
      <Dialog title={title} {...(description !== undefined && { description })} onClose={onClose}>
        {children((made) => (made === null ? onClose() : setCodes(made)))}
      </Dialog>
    )
  }
  return (
    <Dialog title={NEW_CODES_TEXTS.title} description={NEW_CODES_TEXTS.about} onClose={close}>
      <NewCodes
        codes={codes}
        email={email}
        isSaved={isSaved}
        isWarned={isWarned && !isSaved}
        onSaved={setIsSaved}
        onDone={close}
      />
    </Dialog>
  )
}

interface NewCodesProps {
  readonly codes: readonly string[]
  readonly email: string
  readonly isSaved: boolean
  readonly isWarned: boolean
  readonly onSaved: (isSaved: boolean) => void
  readonly onDone: () => void
}

function NewCodes({ codes, email, isSaved, isWarned, onSaved, onDone }: NewCodesProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const file = useFileAddress(toCodesFile(codes, { email, site: location.host, day: new Date() }))

  const copy = () =>
    copyAndTell(codes.join('\n'), {
      copied: { title: NEW_CODES_TEXTS.copied },
      failed: NEW_CODES_TEXTS.copyFailed,
    })
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={NEW_CODES_TEXTS.label}
        className="mt-5 grid gap-x-6 gap-y-1.5 rounded-md border border-line bg-wash px-4 py-3.5 font-mono text-base/6 select-all min-[400px]:grid-cols-2"
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
          {NEW_CODES_TEXTS.copy}
        </Button>
        <a href={file} download={NEW_CODES_TEXTS.fileName} className={buttonClass('plain')}>
          {NEW_CODES_TEXTS.download}
        </a>
      </div>
      <div className="mt-5">
        <Checkbox label={NEW_CODES_TEXTS.saved} isChecked={isSaved} onChange={onSaved} />
      </div>
      {isWarned && (
        <div className="mt-4">
          <FormAlert>{NEW_CODES_TEXTS.unsaved}</FormAlert>
        </div>
      )}
      <div className="mt-6 flex justify-end">
        <Button look="primary" className="min-h-10" onClick={onDone}>
          {NEW_CODES_TEXTS.done}
        </Button>
      </div>
    </>
  )
}

function useFileAddress(text: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'text/plain' })), [text])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

interface CodesOwner {
  readonly email: string
  readonly site: string
  readonly day: Date
}

/** The file has to explain itself years later. */
export function toCodesFile(codes: readonly string[], { email, site, day }: CodesOwner): string {
  return [
    CODES_FILE_TEXTS.heading(site),
    CODES_FILE_TEXTS.account(email, toDate(day)),
    '',
    CODES_FILE_TEXTS.use,
    '',
    ...codes,
    '',
  ].join('\n')
}
