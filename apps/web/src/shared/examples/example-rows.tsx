import { DEFAULT_OPTIONS, toTexts } from '@wordloom/contract'
import { Fragment } from 'react'
import { threadColours } from '../ui/thread-colours.ts'
import type { WorkedExample } from './example.ts'

interface ExampleRowsProps {
  readonly example: WorkedExample
  /** How many of its rows are shown; all unless told. */
  readonly most?: number
}

/** The combinations of an example, each word in the colour of its column. */
export function ExampleRows({ example: { rows, options }, most = rows.length }: ExampleRowsProps) {
  const { separator, prefix, suffix } = toTexts({ ...DEFAULT_OPTIONS, ...options })
  return rows.slice(0, most).map((words) => (
    <li
      key={words.join('\n')}
      className="-indent-[2ch] break-inside-avoid break-words pl-[2ch] whitespace-pre-wrap"
    >
      {prefix !== '' && <span className="text-faint">{prefix}</span>}
      {words.map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place alone
        <Fragment key={place}>
          {place > 0 && separator !== '' && <span className="text-faint">{separator}</span>}
          <span className={threadColours(place).ink}>{word}</span>
        </Fragment>
      ))}
      {suffix !== '' && <span className="text-faint">{suffix}</span>}
    </li>
  ))
}
