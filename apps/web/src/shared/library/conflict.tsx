import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { CONFLICT_TEXTS as T } from './texts.ts'

interface Version {
  readonly name: string
  readonly description?: string | null
  readonly text: string
  readonly count?: string
}

interface ConflictProps {
  readonly noun: 'list' | 'result'
  readonly items: 'words' | 'combinations'
  readonly mine: Version
  readonly theirs: Version | null
  readonly isPending: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onSaveAsNew?: () => void
  readonly onRestore: () => void
}

const SHOWN_LINES = 5

export function Conflict({
  noun,
  items,
  mine,
  theirs,
  isPending,
  onKeepMine,
  onTakeTheirs,
  onSaveAsNew,
  onRestore,
}: ConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const act = (run: () => void) => () => isPending || run()
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-md border border-danger/40 bg-danger/8 p-3 outline-none"
    >
      <p className="text-sm/6 text-danger">{theirs === null ? T.deleted[noun] : T.changed[noun]}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <VersionBox heading={T.mine} items={items} version={mine} />
        {theirs !== null && <VersionBox heading={T.theirs} items={items} version={theirs} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {theirs === null ? (
          <Choice onClick={act(onRestore)} isPending={isPending}>
            {T.restore}
          </Choice>
        ) : (
          <>
            <Choice onClick={act(onKeepMine)} isPending={isPending}>
              {T.keepMine}
            </Choice>
            <Choice onClick={act(onTakeTheirs)} isPending={isPending}>
              {T.takeTheirs}
            </Choice>
          </>
        )}
        {onSaveAsNew !== undefined && (
          <Choice onClick={act(onSaveAsNew)} isPending={isPending}>
            {T.saveAsNew}
          </Choice>
        )}
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly onClick: () => void
  readonly isPending: boolean
  readonly children: ReactNode
}

function Choice({ isPending, ...rest }: ChoiceProps) {
  return <Button aria-disabled={isPending} {...rest} />
}

interface VersionBoxProps {
  readonly heading: string
  readonly items: ConflictProps['items']
  readonly version: Version
}

function VersionBox({ heading, items, version }: VersionBoxProps) {
  const { name, description = null, text, count: toldCount } = version
  const id = useId()
  const { count, first } = toLines(text)
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-card p-3">
      <h3 id={id} className="text-xs/5 font-medium text-soft">
        {heading}
      </h3>
      <p className="text-sm/6 font-semibold wrap-anywhere">{name}</p>
      {description !== null && <p className="line-clamp-3 text-xs/5 wrap-anywhere">{description}</p>}
      <p className="text-xs/5 text-soft tabular-nums">{toldCount ?? T[items](count)}</p>
      <pre className="mt-1 overflow-hidden font-mono text-xs/5 text-ellipsis">
        {first.join('\n')}
        {(toldCount !== undefined || count > first.length) && '\n…'}
      </pre>
    </section>
  )
}

/** Walks the text without splitting it, because it can have a million lines. */
function toLines(text: string): { readonly count: number; readonly first: readonly string[] } {
  const first: string[] = []
  let count = 0
  for (let at = 0; at <= text.length; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end === -1 ? text.length : end)
    if (line.trim() !== '') {
      count++
      if (first.length < SHOWN_LINES) first.push(line)
    }
    at = end === -1 ? text.length + 1 : end + 1
  }
  return { count, first }
}
