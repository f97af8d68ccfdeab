import { GENERATOR_MESSAGES, MANY_COMBINATIONS } from '@wordloom/contract'
import { useEffect, useState } from 'react'
import type { Count } from './loom/loom.ts'
import { toGrouped, toSize } from './quantities.ts'

/** How long a count must stand before it is read aloud: not every keystroke is news. */
const QUIET_MILLISECONDS = 1200

export function CountLine({ count, isUnique }: { readonly count: Count; readonly isUnique: boolean }) {
  const possible = GENERATOR_MESSAGES.combinationsPossible(toGrouped(count.total ?? 0n))
  const details = toDetails(count, isUnique)
  return (
    <div className="min-w-0 grow">
      <p className="text-xl/7 font-semibold tracking-tight break-words tabular-nums">
        {count.total === null ? 'Counting combinations…' : possible}
      </p>
      <p className="min-h-5 text-[13px]/5 text-soft tabular-nums">{details}</p>
      <Announcement text={count.kind === 'pending' ? '' : [possible, details].filter(Boolean).join(', ')} />
    </div>
  )
}

function toDetails(count: Count, isUnique: boolean): string {
  switch (count.kind) {
    case 'pending':
      return 'Counting…'
    case 'failed':
      return count.message
    case 'at-most':
      return `At most ${toGrouped(count.atMost)} distinct: too many alike to count ahead`
    case 'exact': {
      if (count.total === 0n) return 'Type words into at least one column'
      const distinct = count.distinct === null ? null : `${toGrouped(count.distinct)} distinct`
      const size = count.bytes === null ? null : `${toSize(count.bytes)} as text`
      const advice = !isUnique && count.total > MANY_COMBINATIONS ? 'removing duplicates is advised' : null
      return [distinct, size, advice].filter((detail) => detail !== null).join(' · ')
    }
  }
}

function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setAnnounced(text), QUIET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {announced}
    </span>
  )
}
