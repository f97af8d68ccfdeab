import { readFileSync } from 'node:fs'
import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLEAN_OPTIONS } from './clean/command.ts'
import { STEP_OPTIONS } from './clean/step-options.ts'
import { USAGE } from './combine/help.ts'
import { COMMANDS } from './commands.ts'
import { COMPARE_OPTIONS, OPERATIONS } from './compare/command.ts'
import { DOMAINS_OPTIONS } from './domains/command.ts'
import { READING_OPTIONS } from './input/reading-options.ts'
import { MODULES } from './modules.ts'
import { NEGATIVES_OPTIONS } from './negatives/command.ts'
import { NGRAMS_OPTIONS } from './ngrams/command.ts'
import { PACK_OPTIONS } from './pack/command.ts'
import { UPLOAD_FILES } from './upload/help.ts'

const HELPS = await Promise.all(
  COMMANDS.map(async (command) => ({ ...command, help: (await MODULES[command.name]()).help })),
)

const HELP = [...new Set([USAGE, ...HELPS.map(({ help }) => help)])].join('\n')

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

const EXAMPLES = HELP.split('\n').flatMap((line) => /^ {4}wordloom (.+)/.exec(line)?.[1] ?? [])

const WORDS = {
  'account.csv':
    'Campaign,Ad Group,Keyword,Criterion Type\nLeeds,Plumber,plumber,Broad\nLeeds,Emergency,emergency plumber,Phrase\nLeeds,,jobs,Campaign Negative Broad',
  'a.txt': 'red\nblue\ngreen',
  'b.txt': 'fox\nowl\nhen',
  'c.txt': 'runs\nsleeps',
  'best.txt': 'best',
  'brands.txt': 'Acme',
  'browsers.txt': 'Firefox\nChrome',
  'cities.txt': 'Leeds\nYork',
  'contacts.txt': 'Ann <ann@example.org>',
  'fabrics.txt': 'silk\nwool',
  'january.txt': 'red shoes\nboots',
  'february.txt': 'shoes red\nsandals',
  'march.txt': 'coats',
  'amazon.json': UPLOAD_FILES.amazon,
  'keywords.csv': 'Row Type,Action,Campaign,Ad group,Keyword,Type',
  'keywords.txt': 'plumber jobs\n[boat repair]',
  'live.txt': 'red fox runs',
  'campaign.json': UPLOAD_FILES.campaign,
  'products.json': UPLOAD_FILES.products,
  'models.txt': '00412',
  'negatives.txt': 'jobs\n"repair"',
  'phrases.txt': 'wool scarf\nknitted scarf\nwinter accessories for women',
  'report.csv': 'Search term,Clicks,Cost\nred shoes,2,1.50\nred shoes sale,1,0.50',
  'services.txt': 'plumber\nboat repair',
  'sizes.txt': 'S\nXL',
  'states.txt': 'England\nYorkshire',
  'terms.txt': 'acme boots\nboots for rain',
  'words.txt': '12cm, wide\n12cm, wide\nRed  shoes',
  'systems.txt': 'Linux\nWindows',
}

const workshop = aWorkshop()

beforeAll(() => {
  for (const [name, words] of Object.entries(WORDS)) workshop.aFile(name, `${words}\n`)
})

afterAll(() => {
  workshop[Symbol.dispose]()
})

function toArguments(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

describe('the help', () => {
  it('has examples of everything that rows can be', () => {
    const all = EXAMPLES.join('\n')
    for (const option of [
      'pattern',
      'link',
      'optional',
      'rule',
      'leave-out',
      'sample',
      'sample-each',
      'pairs',
      'field',
      'recipe',
    ])
      expect(all).toContain(`--${option} `)
  })

  // Some examples read what earlier ones write.
  it.each(EXAMPLES)('has an example that works: wordloom %s', (command) => {
    const { status, stdout, stderr } = workshop.wordloom(toArguments(command))
    // clean writes a line per step, and tables are read with assumptions.
    const problems = stderr.replaceAll(/^wordloom: (?:--.*\.|\w+\.csv: .*)\n/gm, '')
    expect({ status, problems }).toEqual({ status: 0, problems: '' })
    expect(stdout === '').toBe(command.includes('--output'))
  })

  it.each(HELPS)('shows $name with --help, and names the command', ({ name, help }) => {
    const { status, stdout } = workshop.wordloom([name, '--help'])
    expect({ status, stdout }).toEqual({ status: 0, stdout: help })
    expect(help).toContain(`wordloom ${name}`)
  })

  it.each([
    ['negatives', NEGATIVES_OPTIONS],
    ['pack', PACK_OPTIONS],
    ['domains', DOMAINS_OPTIONS],
    ['clean', { ...STEP_OPTIONS, ...CLEAN_OPTIONS }],
    ['compare', { ...OPERATIONS, ...COMPARE_OPTIONS }],
    ['ngrams', NGRAMS_OPTIONS],
  ])('of %s names each of its options', (command, options) => {
    const help = HELPS.find(({ name }) => name === command)?.help ?? ''
    for (const option of Object.keys({ ...options, ...READING_OPTIONS })) expect(help).toMatch(`--${option}`)
  })

  it.each(COMMANDS)('is not the only place with $name: the README has it, too', ({ name }) => {
    expect(README).toMatch(new RegExp(`wordloom ${name}\\b`))
  })

  it('fits into a terminal of 130 columns', () => {
    expect(HELP.split('\n').filter((line) => line.length > 130)).toEqual([])
  })
})
