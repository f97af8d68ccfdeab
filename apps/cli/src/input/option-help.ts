import type { ParseArgsOptionDescriptor } from 'node:util'

/** An option as it is parsed and as the help shows it. Without `help`, the help of another option names it. */
export interface Option extends ParseArgsOptionDescriptor {
  /** The name of the value, which is empty for a switch, and then the lines of the text. */
  readonly help?: readonly [value: string, ...lines: string[]]
}

export type Options = Readonly<Record<string, Option>>

const COLUMN = 23

/** The lines of the help about options, in their order. */
export function describeOptions(options: Options): string {
  return Object.entries(options)
    .map(([name, option]) => describeOption(name, option))
    .join('')
}

function describeOption(name: string, { short, help }: Option): string {
  if (help === undefined) return ''
  const [value, ...lines] = help
  const form = `  ${short === undefined ? '' : `-${short}, `}--${name}${value === '' ? '' : ` ${value}`}`
  // A long form stands beside its text, too.
  const start = form.length > COLUMN - 2 ? `${form}   ` : form.padEnd(COLUMN)
  return `${start}${lines.join(`\n${' '.repeat(COLUMN)}`)}\n`
}
