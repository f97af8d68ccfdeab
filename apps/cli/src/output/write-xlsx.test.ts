import { spawn } from 'node:child_process'
import { aWorkshop, BIN } from '@wordloom/testing/command-line/workshop'
import { readWorkbook } from '@wordloom/xlsx'
import { afterAll, describe, expect, it } from 'vitest'

const LIMITS = { unpackedBytes: 1e8, cells: 1e7, characters: 1e8 }

const workshop = aWorkshop()

afterAll(() => {
  workshop[Symbol.dispose]()
})

const wordloom = (...args: readonly string[]) => workshop.wordloomInBytes(args)

async function rowsOf(bytes: Uint8Array) {
  const { cells, starts } = await readWorkbook(bytes, { sheet: null, limits: LIMITS })
  return starts.map((start, row) => cells.slice(start, starts[row + 1] ?? cells.length))
}

describe('wordloom combine --format xlsx', () => {
  it('writes a workbook with a column of rows, to standard output', async () => {
    workshop.aFile('a', '00412\n=1+1\n')
    workshop.aFile('b', '"x"\n y\n')
    const { status, stdout, stderr } = wordloom('combine', 'a', 'b', '--format=xlsx')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(await rowsOf(stdout)).toEqual([['00412"x"'], ['00412 y'], ['=1+1"x"'], ['=1+1 y']])
  })

  it('writes fields as a table under their names, to a file', async () => {
    workshop.aFile('a', 'Leeds\nYork\n')
    const fields = ['--field', 'City={1}', '--field=No={row|pad:3}', '--field=Sum==1+{row}']
    const { status, stdout, stderr } = wordloom('combine', 'a', ...fields, '--format', 'xlsx', '-o', 'a.xlsx')
    expect({ status, stdout: stdout.toString(), stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(await rowsOf(workshop.bytes('a.xlsx'))).toEqual([
      ['City', 'No', 'Sum'],
      ['Leeds', '001', '=1+1'],
      ['York', '002', '=1+2'],
    ])
  })

  it('writes rows that are too ambiguous to count', async () => {
    workshop.aFile('a', 'a\nab\nb\nba\nabb\n')
    const args = ['combine', 'a', 'a', '--unique', '--from=3', '--count=4']
    const { stdout } = wordloom(...args, '--format=xlsx')
    expect((await rowsOf(stdout)).flat()).toEqual(
      wordloom(...args)
        .stdout.toString()
        .trimEnd()
        .split('\n'),
    )
  })

  it('names the row that has too much text for a cell', () => {
    workshop.aFile('a', `short\n${'x'.repeat(32_768)}\n`)
    const { status, stderr } = wordloom('combine', 'a', '--format=xlsx')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "wordloom: Row 2 doesn't fit into an XLSX file: its cell 1 is longer than 32,767 characters.\n",
    })
  })

  it("names the file that it can't write", () => {
    workshop.aFile('a', 'x\n')
    const { status, stderr } = wordloom('combine', 'a', '--format=xlsx', '--output=none/a.xlsx')
    expect(status).toBe(1)
    expect(stderr).toContain("wordloom: Can't write to none/a.xlsx: ")
  })

  it('takes the same memory for three million rows as for a few', async () => {
    workshop.aFile('a', Array.from({ length: 1732 }, (_, i) => `word ${i}\n`).join(''))
    const few = await memoryOf('a')
    const many = await memoryOf('a', 'a')
    expect(many - few).toBeLessThan(100e6)
  })
})

async function memoryOf(...files: readonly string[]): Promise<number> {
  const report = 'process.on("exit", () => console.error(process.resourceUsage().maxRSS))'
  const args = ['--import', `data:text/javascript,${encodeURIComponent(report)}`, BIN]
  const child = spawn(process.execPath, [...args, 'combine', ...files, '--format=xlsx'], {
    cwd: workshop.folder,
  })
  child.stdout.resume()
  let kilobytes = ''
  for await (const chunk of child.stderr) kilobytes += chunk
  return Number(kilobytes) * 1024
}
