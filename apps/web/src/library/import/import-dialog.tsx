import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useUnsaved } from '#ui/form/use-unsaved.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { ImportForm } from './import-form.tsx'
import { FORMATS } from './reading/formats.ts'
import { IMPORT_TEXTS, IMPORT_DIALOG_TEXTS as T } from './texts.ts'

interface ImportDialogProps {
  /** The list's destination unless the person picks another. Without either, it's the open folder. */
  readonly folderId?: number | null
  readonly projectId?: number | null
  readonly onClose: () => void
}

export default function ImportDialog({ onClose, ...place }: ImportDialogProps) {
  const { check, leave, question } = useUnsaved(onClose)
  const [cancel, setCancel] = useState<(() => void) | null>(null)
  return (
    <Dialog title={IMPORT_TEXTS.title} isWide onClose={cancel ?? leave}>
      <p className="mt-1.5 text-sm/6 text-soft">
        <RichText text={T.introduction} tags={{ help: (text) => <HelpLink text={text} /> }} /> <SampleLinks />
      </p>
      <ImportForm
        {...place}
        unsaved={check}
        onClose={onClose}
        onCancel={leave}
        onSaving={(stop) => setCancel(() => stop)}
      />
      {question}
    </Dialog>
  )
}

function HelpLink({ text }: { readonly text: string }) {
  // A new tab keeps what was typed here.
  return (
    <Link to="/how-to-use#import" target="_blank" className={TEXT_LINK}>
      {text}
    </Link>
  )
}

function SampleLinks(): ReactNode {
  return FORMATS.map((format, place) => (
    <span key={format}>
      {place > 0 && ', '}
      <a href={`/samples/sample-words.${format}`} download className={TEXT_LINK}>
        {format.toUpperCase()}
      </a>
    </span>
  ))
}
