import type { ParseArgsOptionDescriptor } from 'node:util'

/** An option as it is parsed and as the help shows it. Without `help`, the help of another option names it. */
export interface Option extends ParseArgsOptionDescriptor {
  /** The name of the value, which is empty for a switch, and then the lines of the text. */
  readonly help?: readonly [value: string, ...lines: string[]]
}

export type Options = Readonly<Record<string, Option>>

/** The lines of the help about options, in their order. Their texts begin at `column`. */
export function describeOptions(options: Options, column = 23): string {
  return Object.entries(options)
    .map(([name, option]) => describeOption(name, option, column))
    .join('')
}

function describeOption(name: string, { short, help }: Option, column: number): string {
  if (help === undefined) return ''
  const [value, ...lines] = help
  const form = `  ${short === undefined ? '' : `-${short}, `}--${name}${value === '' ? '' : ` ${value}`}`
  // A long form stands beside its text, too.
  const start = form.length > column - 2 ? `${form}   ` : form.padEnd(column)
  return `${start}${lines.join(`\n${' '.repeat(column)}`)}\n`
}
