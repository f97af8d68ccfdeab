interface Command {
  readonly name: string
  /** Each way to call the command, and a summary. */
  readonly usage: readonly (readonly [call: string, summary: string])[]
  /** True if the command has a help of its own. The others are in the general one. */
  readonly hasHelp?: boolean
}

const CALL_WIDTH = 27

/** All commands, in the order of the help. `MODULES` has their code. */
export const COMMANDS = [
  {
    name: 'combine',
    usage: [['combine FILE... [options]', 'write every combination of one word from each file']],
  },
  {
    name: 'count',
    usage: [['count FILE... [options]', 'write only the number of combinations']],
  },
  {
    name: 'recipe',
    usage: [
      [
        'recipe FILE... [options]',
        'write the words and options as a recipe, in the JSON of the page and the API',
      ],
      ['combine --recipe FILE', 'write the rows of a recipe; also count --recipe FILE'],
    ],
  },
  {
    name: 'negatives',
    usage: [['negatives [options]', 'show what negative keywords block, or make them']],
    hasHelp: true,
  },
  {
    name: 'campaign',
    usage: [['campaign FILE --for TARGET', 'write a search campaign as a file for an ad platform']],
    hasHelp: true,
  },
  {
    name: 'products',
    usage: [['products FILE --for SHOP', 'write variants and SKUs as a file for a shop']],
    hasHelp: true,
  },
  {
    name: 'targets',
    usage: [['targets', 'show what rows can be checked for']],
  },
  {
    name: 'pack',
    usage: [['pack --for TARGET FILE', 'choose the words that fit into tags']],
    hasHelp: true,
  },
  {
    name: 'domains',
    usage: [['domains FILE --endings COM', 'make domain names']],
    hasHelp: true,
  },
  {
    name: 'clean',
    usage: [['clean FILE [steps]', 'clean the words of a list']],
    hasHelp: true,
  },
  {
    name: 'compare',
    usage: [['compare FILE FILE', 'show what lists have in common']],
    hasHelp: true,
  },
  {
    name: 'ngrams',
    usage: [['ngrams FILE', 'count the words and phrases of a list or report']],
    hasHelp: true,
  },
  {
    name: 'mcp',
    usage: [['mcp --folder FOLDER', 'serve tools for assistants']],
    hasHelp: true,
  },
  { name: 'login', usage: [['login [URL]', 'save an API token for the server at URL']] },
  { name: 'lists', usage: [['lists [--json]', 'show the lists saved on the server']] },
  { name: 'push', usage: [['push FILE [options]', 'save the words of a file as a list']] },
  {
    name: 'pull',
    usage: [
      [
        'pull LIST [--output FILE]',
        'write the words of a list, given by name or ID; also as csv, json or xlsx',
      ],
    ],
  },
  { name: 'logout', usage: [['logout', 'delete the saved token']] },
  {
    name: 'doctor',
    usage: [['doctor', 'check the installation of this checkout']],
  },
] as const satisfies readonly Command[]

export type CommandName = (typeof COMMANDS)[number]['name']

/** A line for each way to call a command. */
export function usageOfAll(): string {
  const lines = COMMANDS.flatMap(({ name, usage, hasHelp }: Command) =>
    usage.map(([call, summary]) => {
      const more = hasHelp === true ? `; see wordloom ${name} --help` : ''
      return `wordloom ${call.padEnd(CALL_WIDTH)} ${summary}${more}`
    }),
  )
  return lines.join(`\n${' '.repeat('Usage: '.length)}`)
}

/** @example namesOfAll() // 'combine, count, … or doctor' */
export function namesOfAll(): string {
  const names = COMMANDS.map(({ name }) => name)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
