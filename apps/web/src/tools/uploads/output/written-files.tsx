import { useEffect, useMemo } from 'react'
import { toBytes } from '#platform/format/numbers.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { CopyIcon, DownloadIcon } from '#ui/icons/icons.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import type { WrittenFile } from './outcome.ts'

interface WrittenFilesProps {
  readonly files: readonly WrittenFile[]
  readonly isPasted: boolean
}

export function WrittenFiles({ files, isPasted }: WrittenFilesProps) {
  return (
    <ul aria-label={T.files} className="grid gap-2">
      {files.map((file) => (
        <WrittenFileEntry key={file.fileName} file={file} isPasted={isPasted} />
      ))}
    </ul>
  )
}

function WrittenFileEntry({
  file: { fileName, blob },
  isPasted,
}: {
  readonly file: WrittenFile
  readonly isPasted: boolean
}) {
  const address = useMemo(() => URL.createObjectURL(blob), [blob])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-line bg-wash/50 py-1.5 pr-1.5 pl-3.5">
      <p className="min-w-32 grow text-sm/6 wrap-anywhere">
        <span className="font-medium">{fileName}</span>{' '}
        <span className="text-xs text-soft tabular-nums">{toBytes(blob.size)}</span>
      </p>
      {isPasted && (
        <Button
          aria-label={T.copyOf(fileName)}
          onClick={async () =>
            copyAndTell(await blob.text(), { copied: { title: T.copied }, failed: { title: T.copyFailed } })
          }
        >
          <CopyIcon />
          {T.copy}
        </Button>
      )}
      <a
        href={address}
        download={fileName}
        aria-label={T.download(fileName)}
        title={T.download(fileName)}
        className={buttonClass('quiet', 'px-2.5')}
      >
        <DownloadIcon />
      </a>
    </li>
  )
}
