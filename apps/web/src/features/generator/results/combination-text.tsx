import type { Texts } from '@wordloom/contract'
import { Fragment } from 'react'

interface CombinationTextProps {
  readonly parts: readonly string[]
  /** The place of the column that each part is a word of. */
  readonly columns: readonly number[]
  readonly texts: Pick<Texts, 'separator' | 'prefix' | 'suffix'>
  readonly isTinted: boolean
}

const THREAD_INKS = [
  'text-thread-ink-1',
  'text-thread-ink-2',
  'text-thread-ink-3',
  'text-thread-ink-4',
  'text-thread-ink-5',
  'text-thread-ink-6',
]

/** A combination, each word in the colour of its column. */
export function CombinationText({ parts, columns, texts, isTinted }: CombinationTextProps) {
  if (!isTinted) return <bdi>{texts.prefix + parts.join(texts.separator) + texts.suffix}</bdi>
  return (
    <bdi>
      {texts.prefix !== '' && <span className="text-faint">{texts.prefix}</span>}
      {parts.map((part, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
        <Fragment key={k}>
          {k > 0 && texts.separator !== '' && <span className="text-faint">{texts.separator}</span>}
          <span className={THREAD_INKS[columns[k] ?? 0]}>{part}</span>
        </Fragment>
      ))}
      {texts.suffix !== '' && <span className="text-faint">{texts.suffix}</span>}
    </bdi>
  )
}
