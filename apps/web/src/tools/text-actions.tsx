import { downloadBlob } from '#platform/document/download-blob.ts'
import { Button } from '#ui/button.tsx'
import { CopyIcon, DownloadIcon } from '#ui/icons/icons.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { SaveAsList } from './save-as-list.tsx'
import { TEXT_ACTION_TEXTS as T } from './text-action-texts.ts'

interface TextActionsProps {
  readonly read: () => Promise<string>
  readonly fileName: string
  /** A list that is saved gets this name and today's date. */
  readonly listName: string
}

export function TextActions({ read, fileName, listName }: TextActionsProps) {
  async function copy() {
    await copyAndTell(await read(), { copied: { title: T.copied }, failed: { title: T.notCopied } })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onClick={copy}>
        <CopyIcon />
        {T.copyAll}
      </Button>
      <Button
        onClick={async () => downloadBlob(new Blob([await read(), '\n'], { type: 'text/plain' }), fileName)}
      >
        <DownloadIcon />
        {T.download}
      </Button>
      <SaveAsList name={listName} read={read} />
    </div>
  )
}
