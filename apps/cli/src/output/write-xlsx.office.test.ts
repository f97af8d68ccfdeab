import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, describe, expect, it } from 'vitest'

/** Commas, double quotes, UTF-8, cells as they are shown, and a file for each sheet. */
const FILTER = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1'
const SHEET_ROWS = 1_048_576

const workshop = aWorkshop()

afterAll(() => {
  workshop[Symbol.dispose]()
})

function aFile(name: string, words: readonly string[]): string {
  return workshop.aFile(name, words.map((word) => `${word}\n`).join(''))
}

async function inLibreOffice(...args: readonly string[]) {
  const { status, stderr } = workshop.wordloom(['combine', ...args, '--format=xlsx', '--output=words.xlsx'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const profile = `-env:UserInstallation=file://${workshop.folder}/profile`
  await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', FILTER, 'words.xlsx'], {
    cwd: workshop.folder,
  })
  return (sheet: string) => workshop.bytes(`words-${sheet}.csv`).toString()
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
