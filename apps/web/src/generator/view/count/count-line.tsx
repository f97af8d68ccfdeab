import { GENERATOR_MESSAGES, MANY_COMBINATIONS } from '@wordloom/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { EARLY } from '#platform/document/early-events.ts'
import { toBytes, toNumber } from '#platform/format/numbers.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import type { Count } from '../../state/generator-state.ts'
import { COUNT_TEXTS } from '../../texts.ts'
import { DigitGroups } from './digit-groups.tsx'

/** Wait until the count settles before announcing it, so that screen readers don't read every keystroke. */
const QUIET_MILLISECONDS = 1200

/** From here on, a number has no room beside Generate on a phone. */
const LONG = 1_000_000_000n

const LongCount = lazy(() => import('./long-count.tsx'))

interface CountLineProps {
  readonly count: Count
  readonly isUnique: boolean
  readonly onTryExample: (() => void) | null
}

export function CountLine({ count, isUnique, onTryExample }: CountLineProps) {
  const total = toShown(count) ?? 0n
  const possible = GENERATOR_MESSAGES.combinationsPossible(toNumber(total))
  const uncounted = count.kind === 'failed' ? COUNT_TEXTS.notCounted : COUNT_TEXTS.countingCombinations
  const isLong = total >= LONG
  const details = toDetails(count, isUnique)
  const isEmpty = count.kind === 'exact' && count.total === 0n
  return (
    <>
      <p className="min-w-0 text-base/5 font-semibold tracking-tight tabular-nums sm:text-lg/7">
        {count.total === null ? (
          uncounted
        ) : (
          <>
            <span className={isLong ? 'max-sm:sr-only' : ''}>
              <DigitGroups text={possible} />
            </span>
            <Suspense>{isLong && <LongCount total={total} isShort />}</Suspense>
          </>
        )}
      </p>
      <p className="min-h-5 min-w-0 text-xs/5 text-soft tabular-nums max-sm:col-span-2 max-[22.4rem]:col-span-1">
        {isEmpty && onTryExample !== null ? (
          <RichText
            text={COUNT_TEXTS.noWordsOrExample}
            tags={{
              example: (children) => (
                <button
                  type="button"
                  className={`${TEXT_LINK} -my-1 min-h-6 py-1`}
                  {...EARLY}
                  onClick={onTryExample}
                >
                  {children}
                </button>
              ),
            }}
          />
        ) : (
          <>
            <Suspense>{isLong && <LongCount total={total} />}</Suspense>
            {details}
          </>
        )}
      </p>
      <Announcement
        text={
          count.kind === 'pending'
            ? ''
            : [count.total === null ? uncounted : possible, details].filter(Boolean).join(', ')
        }
      />
    </>
  )
}

function toShown(count: Count): bigint | null {
  return count.kind === 'exact' && count.kept !== null ? count.kept : count.total
}

function toDetails(count: Count, isUnique: boolean): string {
  switch (count.kind) {
    case 'pending':
      return COUNT_TEXTS.counting
    case 'failed':
      return count.message
    case 'at-most':
      return count.hasRowSettings
        ? COUNT_TEXTS.keptAtMost(toNumber(count.atMost))
        : COUNT_TEXTS.distinctAtMost(toNumber(count.atMost))
    case 'exact': {
      if (count.total === 0n) return COUNT_TEXTS.noWords
      const distinct = count.distinct === null ? null : COUNT_TEXTS.distinct(toNumber(count.distinct))
      const size = count.bytes === null ? null : COUNT_TEXTS.asText(toBytes(count.bytes))
      const isFewer = count.kept !== null && count.kept !== count.total
      const total = isFewer ? COUNT_TEXTS.outOf(toNumber(count.total)) : null
      const isAdvised = !isUnique && (count.kept ?? count.total) > MANY_COMBINATIONS
      const advice = isAdvised ? COUNT_TEXTS.duplicatesAdvice : null
      return [distinct, total, size, advice].filter((detail) => detail !== null).join(' · ')
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
