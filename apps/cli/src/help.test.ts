import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { USAGE } from './texts.ts'

const BIN = fileURLToPath(new URL('../bin/wordloom.js', import.meta.url))

const EXAMPLES = USAGE.split('\n').flatMap((line) => /^ {4}wordloom (.+)/.exec(line)?.[1] ?? [])

const WORDS = {
  'a.txt': 'red\nblue\ngreen',
  'b.txt': 'fox\nowl\nhen',
  'c.txt': 'runs\nsleeps',
  'best.txt': 'best',
  'brands.txt': 'Acme',
  'browsers.txt': 'Firefox\nChrome',
  'cities.txt': 'Leeds\nYork',
  'fabrics.txt': 'silk\nwool',
  'live.txt': 'red fox runs',
  'models.txt': '00412',
  'services.txt': 'plumber\nboat repair',
  'sizes.txt': 'S\nXL',
  'states.txt': 'England\nYorkshire',
  'systems.txt': 'Linux\nWindows',
}

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordloom-help-'))
  for (const [name, words] of Object.entries(WORDS)) writeFileSync(join(folder, name), `${words}\n`)
})

afterAll(() => {
  rmSync(folder, { recursive: true })
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

  // The last example reads what the one before it writes.
  it.each(EXAMPLES)('has an example that works: wordloom %s', (command) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...toArguments(command)], {
      encoding: 'utf8',
      cwd: folder,
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout === '').toBe(command.includes('--output'))
  })

  it('fits into a terminal of 130 columns', () => {
    expect(USAGE.split('\n').filter((line) => line.length > 130)).toEqual([])
  })
})
