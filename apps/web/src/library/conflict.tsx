import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { type Difference, type Merge, mergeTexts } from './content/content.ts'
import { CONFLICT_TEXTS as T } from './texts.ts'

interface Version {
  readonly name: string
  readonly description?: string | null
  readonly text: string
  readonly count?: string
}

interface Merging {
  readonly base: string
  readonly onMerge: (text: string) => void
}

interface ConflictProps {
  readonly noun: 'list' | 'result'
  readonly items: 'words' | 'combinations'
  readonly mine: Version
  readonly theirs: Version | null
  readonly isPending: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  /** With the words that both began with. */
  readonly merging?: Merging
  readonly onSaveAsNew?: () => void
  readonly onRestore?: (() => void) | undefined
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
  merging,
  onSaveAsNew,
  onRestore,
}: ConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const merge = useMerge(merging?.base, mine.text, theirs?.text)
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
        <VersionBox heading={T.mine} items={items} version={mine} difference={merge?.mine} />
        {theirs !== null && (
          <VersionBox heading={T.theirs} items={items} version={theirs} difference={merge?.theirs} />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {theirs === null ? (
          onRestore !== undefined && (
            <Choice onClick={act(onRestore)} isPending={isPending}>
              {T.restore}
            </Choice>
          )
        ) : (
          <>
            <Choice onClick={act(onKeepMine)} isPending={isPending}>
              {T.keepMine}
            </Choice>
            <Choice onClick={act(onTakeTheirs)} isPending={isPending}>
              {T.takeTheirs}
            </Choice>
            {merging !== undefined && merge !== undefined && (
              <Choice onClick={act(() => merging.onMerge(merge.text))} isPending={isPending}>
                {T.merge}
              </Choice>
            )}
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

function useMerge(base: string | undefined, mine: string, theirs: string | undefined): Merge | undefined {
  const [merge, setMerge] = useState<Merge>()
  useEffect(() => {
    let isCurrent = true
    setMerge(undefined)
    if (base === undefined || theirs === undefined) return
    void mergeTexts(base, mine, theirs).then((made) => isCurrent && setMerge(made))
    return () => {
      isCurrent = false
    }
  }, [base, mine, theirs])
  return merge
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
  readonly difference: Difference | undefined
}

function VersionBox({ heading, items, version, difference }: VersionBoxProps) {
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
      {difference === undefined ? (
        <FirstLines lines={first} hasMore={toldCount !== undefined || count > first.length} />
      ) : (
        <Differences difference={difference} />
      )}
    </section>
  )
}

function FirstLines({ lines, hasMore }: { readonly lines: readonly string[]; readonly hasMore: boolean }) {
  return (
    <pre className="mt-1 overflow-hidden font-mono text-xs/5 text-ellipsis">
      {lines.join('\n')}
      {hasMore && '\n…'}
    </pre>
  )
}

function Differences({ difference: { added, removed } }: { readonly difference: Difference }) {
  if (added.count + removed.count === 0) return <p className="mt-1 text-xs/5 text-soft">{T.noWords}</p>
  return (
    <dl className="mt-1 grid gap-1 text-xs/5">
      {[
        { part: added, label: T.added, sign: '+' },
        { part: removed, label: T.removed, sign: '−' },
      ]
        .filter(({ part }) => part.count > 0)
        .map(({ part: { count, sample }, label, sign }) => (
          <div key={sign}>
            <dt className="font-medium">{label(count)}</dt>
            <dd className="max-h-24 overflow-y-auto font-mono wrap-anywhere">
              {sample.map((word, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list can have a word twice.
                <div key={at}>
                  <span aria-hidden="true">{sign}</span> {word}
                </div>
              ))}
              {count > sample.length && '…'}
            </dd>
          </div>
        ))}
    </dl>
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
