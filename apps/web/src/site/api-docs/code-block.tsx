import { IconButton } from '#ui/icon-button.tsx'
import { CopyIcon } from '#ui/icons/icons.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { COPY_TEXTS as T } from './texts.ts'

interface CodeBlockProps {
  readonly title: string
  readonly name: string
  readonly text: string
}

export function CodeBlock({ title, name, text }: CodeBlockProps) {
  return (
    <figure className="break-inside-avoid overflow-hidden rounded-md border border-line bg-card">
      <figcaption className="flex items-center justify-between border-b border-line py-0.5 pr-1 pl-3 text-xs/5 font-medium text-soft">
        {title}
        <IconButton label={T.copy(name)} className="size-8 print:hidden" onClick={() => copy(name, text)}>
          <CopyIcon />
        </IconButton>
      </figcaption>
      <pre className="px-3 py-2.5 font-mono text-xs/5 break-words whitespace-pre-wrap">{text}</pre>
    </figure>
  )
}

function copy(name: string, text: string): Promise<void> {
  return copyAndTell(text, {
    copied: { title: T.copied, description: T.copiedWhat(name) },
    failed: { title: T.failed, description: T.failedWhat(name) },
  })
}
