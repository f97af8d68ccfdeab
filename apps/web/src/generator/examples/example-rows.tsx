import { DEFAULT_OPTIONS, toJoining } from '@wordloom/contract'
import { TintedCombination } from '#ui/text/tinted-combination.tsx'
import type { WorkedExample } from './example.ts'

interface ExampleRowsProps {
  readonly example: WorkedExample
  readonly most?: number
}

export function ExampleRows({ example: { rows, options }, most = rows.length }: ExampleRowsProps) {
  const joining = toJoining({ ...DEFAULT_OPTIONS, ...options })
  return rows.slice(0, most).map((words) => (
    <li
      key={words.join('\n')}
      className="-indent-[2ch] break-inside-avoid break-words pl-[2ch] whitespace-pre-wrap"
    >
      <TintedCombination parts={words} joining={joining} />
    </li>
  ))
}
