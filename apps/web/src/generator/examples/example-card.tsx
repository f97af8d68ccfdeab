import { DEFAULT_OPTIONS, toJoining } from '@wordloom/contract'
import type { WorkedExample } from './example.ts'
import { ExampleFrame } from './example-frame.tsx'
import { ExampleRows } from './example-rows.tsx'
import { toGeneratorAddress } from './generator-address.ts'
import { EXAMPLE_TEXTS, toChoices } from './texts.ts'

interface ExampleCardProps {
  readonly title: string
  readonly headings: readonly string[]
  readonly example: WorkedExample
}

export function ExampleCard({ title, headings, example }: ExampleCardProps) {
  const { columns, options, rows, size } = example
  return (
    <ExampleFrame
      title={title}
      headings={headings}
      columns={columns}
      choices={toChoices(options)}
      count={EXAMPLE_TEXTS.size(size)}
      shown={size > rows.length ? EXAMPLE_TEXTS.shown(rows.length) : null}
      address={toGeneratorAddress({ ...example, headings })}
    >
      <ol
        aria-label={EXAMPLE_TEXTS.combinations}
        className={`font-mono text-xs/6 ${fitsTwice(example) ? 'columns-[19rem] gap-x-8' : ''}`}
      >
        <ExampleRows example={example} />
      </ol>
    </ExampleFrame>
  )
}

/** Characters that fit into half the width of the card. */
const HALF = 40

function fitsTwice({ rows, options }: WorkedExample): boolean {
  const { separator, prefix, suffix } = toJoining({ ...DEFAULT_OPTIONS, ...options })
  return rows.every((words) => (prefix + words.join(separator) + suffix).length <= HALF)
}
