import { useEffect, useRef, useState } from 'react'
import type { LeftOutRow } from '#generator/compute/single-rules.ts'
import type { GeneratorModel } from '#generator/state/generator-state.ts'
import { Button } from '#ui/button.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { LEFT_OUT_TEXTS as T } from '../texts.ts'
import { describeRule } from './describe-rule.ts'

interface LeftOutRowsProps {
  readonly generator: GeneratorModel
  readonly names: readonly string[]
  /** Default: any rule that is on. */
  readonly rule?: number
  readonly texts?: { readonly [Name in 'show' | 'hide' | 'title' | 'none' | 'by']: string }
}

const PAGE = 50
const QUIET_MS = 300

export function LeftOutRows(props: LeftOutRowsProps) {
  const [isShown, setIsShown] = useState(false)
  const { texts = T } = props
  return (
    <div className="mt-3">
      <Button
        look="quiet"
        aria-expanded={isShown}
        className="-ml-2 min-h-8 px-2 py-1"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? texts.hide : texts.show}
      </Button>
      {isShown && <Rows {...props} />}
    </div>
  )
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'rows'; readonly rows: readonly LeftOutRow[]; readonly next: bigint | null }
  | { readonly kind: 'failed'; readonly message: string }

function Rows({ generator: { rows, count, actions }, names, rule, texts = T }: LeftOutRowsProps) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const attempt = useRef(0)

  async function load(before: readonly LeftOutRow[], from: bigint) {
    attempt.current++
    const own = attempt.current
    try {
      let found = await actions.leftOut(rule ?? null, from, PAGE)
      // Rules can keep long stretches of rows.
      while (found.rows.length === 0 && found.next !== null && own === attempt.current)
        found = await actions.leftOut(rule ?? null, found.next, PAGE)
      if (own === attempt.current)
        setLoaded({ kind: 'rows', rows: [...before, ...found.rows], next: found.next })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (own === attempt.current) setLoaded({ kind: 'failed', message: T.failed(message) })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules, words or options leave out other rows
  useEffect(() => {
    if (count.kind === 'pending') return
    const timer = setTimeout(() => void load([], 0n), QUIET_MS)
    return () => {
      attempt.current++
      clearTimeout(timer)
    }
  }, [rows, count])

  if (loaded.kind === 'loading') return <p className="text-xs/5 text-soft">{T.loading}</p>
  if (loaded.kind === 'failed')
    return (
      <p role="alert" className="text-xs/5 text-danger">
        {loaded.message}
      </p>
    )
  if (loaded.rows.length === 0) return <p className="text-xs/5 text-soft">{texts.none}</p>
  const { next } = loaded
  return (
    <section aria-label={texts.title} className="mt-1 max-w-4xl rounded-md border border-line">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div tabIndex={0} className="max-h-64 overflow-y-auto">
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.title}</th>
              <th scope="col">{texts.by}</th>
            </tr>
          </thead>
          <tbody>
            {loaded.rows.map(({ segments, rules, excess }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={place} className="border-b border-line align-top last:border-0">
                <td className="px-3 py-1 font-mono text-sm/6 wrap-anywhere whitespace-pre-wrap">
                  <MarkedText segments={segments} ranges={excess.flatMap(({ ranges }) => ranges)} />
                </td>
                <td className="px-3 py-1 text-right text-xs/6 text-soft">
                  {[
                    ...excess.map(({ reason }) => reason),
                    ...rules
                      .flatMap((number) => rows.rules?.[number] ?? [])
                      .filter(({ kind }) => kind !== 'target')
                      .map((own) => describeRule(own, names)),
                  ].join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {next !== null && (
        <div className="border-t border-line p-1.5">
          <Button look="quiet" className="min-h-8 px-2.5 py-1" onClick={() => void load(loaded.rows, next)}>
            {T.more}
          </Button>
        </div>
      )}
    </section>
  )
}
