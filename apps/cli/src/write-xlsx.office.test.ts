import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const BIN = fileURLToPath(new URL('../bin/wordloom.js', import.meta.url))
/** Commas, double quotes, UTF-8, cells as they are shown, and a file for each sheet. */
const FILTER = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1'
const SHEET_ROWS = 1_048_576

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordloom-office-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function aFile(name: string, words: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, words.map((word) => `${word}\n`).join(''))
  return path
}

async function inLibreOffice(...args: readonly string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [BIN, 'combine', ...args, '--format=xlsx', '--output=words.xlsx'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const profile = `-env:UserInstallation=file://${folder}/profile`
  await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', FILTER, 'words.xlsx'], {
    cwd: folder,
  })
  return (sheet: string) => readFileSync(join(folder, `words-${sheet}.csv`), 'utf8')
}

describe('LibreOffice', () => {
  it('shows every text of a workbook as it is', async () => {
    const words = ['00412', '=1+1', '-5', '1e3', 'TRUE', '2024-01-01', '1/2', ' x  y ', "'a", '😀', '_x0041_']
    const file = aFile('a', [...words, 'say "hi"', '<&>'])
    const sheet = await inLibreOffice(file, '--field', 'Word={1}', '--field', 'Lines={1}\n=2')
    const quoted = [...words, 'say ""hi""', '<&>']
    expect(sheet('Combinations')).toBe(
      `"Word","Lines"\n${quoted.map((word) => `"${word}","${word}\n=2"\n`).join('')}`,
    )
  })

  it('finds the rows after row 1,048,576 on the next sheet', async () => {
    const words = Array.from({ length: 1025 }, (_, i) => `w${i}`)
    const file = aFile('a', words)
    const sheet = await inLibreOffice(file, file)
    const rows = words.flatMap((first) => words.map((second) => first + second))
    const toCsv = (part: readonly string[]) => part.map((row) => `"${row}"\n`).join('')
    expect(sheet('Combinations') === toCsv(rows.slice(0, SHEET_ROWS))).toBe(true)
    expect(sheet('Combinations 2')).toBe(toCsv(rows.slice(SHEET_ROWS)))
  }, 600_000)
})
