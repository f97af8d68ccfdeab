import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { aWorkshop, BIN } from '@wordloom/testing/command-line/workshop'
import { afterAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

afterAll(() => {
  workshop[Symbol.dispose]()
})

const aFile = workshop.aFile
const wordloom = (args: readonly string[], input = '') => workshop.wordloom(args, { input })

function output(args: readonly string[], input?: string): string {
  const { status, stdout, stderr } = wordloom(args, input)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `w${i}\n`).join('')

describe('wordloom combine', () => {
  it('writes every combination, the last file changing fastest', () => {
    const files = [aFile('a', 'red\nblue\n'), aFile('b', 'fox\nowl')]
    expect(output(['combine', ...files, '--separator', ' ', '--prefix=[', '--suffix=]'])).toBe(
      '[red fox]\n[red owl]\n[blue fox]\n[blue owl]\n',
    )
  })

  it('keeps spaces, quotes and empty lines, and ends lines at any line break', () => {
    const file = aFile('a', ' x  y \n"q"\r\n\na\rb\n')
    expect(output(['combine', file, '--suffix=|'])).toBe(' x  y |\n"q"|\n|\na|\nb|\n')
  })

  it('accepts Windows line endings and a byte order mark', () => {
    expect(output(['combine', aFile('a', '\ufeffone\r\ntwo\r\n')])).toBe('one\ntwo\n')
  })

  it('skips a file without lines', () => {
    expect(output(['combine', aFile('a', 'x\n'), aFile('b', ''), '--separator=-'])).toBe('x\n')
  })

  it('reads - from standard input', () => {
    expect(output(['combine', aFile('a', 'x\n'), '-'], '1\n2\n')).toBe('x1\nx2\n')
  })

  it('keeps the first of equal combinations with --unique', () => {
    const files = [aFile('a', 'a\nab\n'), aFile('b', 'bc\nc\n')]
    expect(output(['combine', ...files, '--unique'])).toBe('abc\nac\nabbc\n')
  })

  it('writes csv and jsonl', () => {
    const file = aFile('a', 'say "hi"\n=1+1\n')
    expect(output(['combine', file, '--format', 'csv'])).toBe('"say ""hi"""\r\n"\'=1+1"\r\n')
    expect(output(['combine', file, '--format', 'jsonl'])).toBe('"say \\"hi\\""\n"=1+1"\n')
  })

  it('starts at any row of an output too large to write', () => {
    const file = aFile('a', numbers(1000))
    const files = Array.from({ length: 6 }, () => file)
    const rows = output(['combine', ...files, '--from', '123456789012345678', '--count', '2'])
    expect(rows).toBe('w123w456w789w12w345w678\nw123w456w789w12w345w679\n')
  })

  it('writes nothing past the end', () => {
    expect(output(['combine', aFile('a', 'x\n'), '--from', '99999999999999999999'])).toBe('')
  })

  it.each([[[]], [['--unique']], [['--from', '7', '--count', '90']]])(
    'writes shards that join into the whole output %j',
    (options) => {
      const file = aFile('a', 'a\nab\nb\nba\nabb\n')
      const args = ['combine', file, file, file, ...options]
      const shards = [1, 2, 3, 4, 5, 6, 7].map((i) => output([...args, `--shard=${i}/7`]))
      expect(shards.join('')).toBe(output(args))
    },
  )

  it('writes everything to a slow reader', async () => {
    const file = aFile('a', numbers(300))
    const child = spawn(process.execPath, [BIN, 'combine', file, file], {
      cwd: workshop.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let length = 0
    for await (const chunk of child.stdout) length += chunk.length
    const word = numbers(300).length - 300
    expect(length).toBe(2 * 300 * word + 300 * 300)
  })

  it('exits quietly when its reader closes the pipe', async () => {
    const file = aFile('a', numbers(1000))
    const child = spawn(process.execPath, [BIN, 'combine', file, file, file, file], { cwd: workshop.folder })
    const errors: Buffer[] = []
    child.stderr.on('data', (chunk) => errors.push(chunk))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const [status] = await once(child, 'close')
    expect({ status, errors }).toEqual({ status: 0, errors: [] })
  })
})

describe('wordloom count', () => {
  it('prints the exact number in plain digits', () => {
    const file = aFile('a', numbers(1000))
    const files = Array.from({ length: 7 }, () => file)
    expect(output(['count', ...files])).toBe('1000000000000000000000\n')
  })

  it('counts what combine would write', () => {
    const file = aFile('a', 'a\nab\nb\nba\n')
    const args = [file, file, file, '--unique', '--from=3', '--shard=2/3']
    const rows = output(['combine', ...args])
    expect(output(['count', ...args])).toBe(`${rows.split('\n').length - 1}\n`)
  })

  it('prints 0 if no file has words', () => {
    expect(output(['count', aFile('a', '')])).toBe('0\n')
  })
})

describe('wordloom', () => {
  it('shows its help and version', () => {
    expect(output(['--help'])).toContain('Usage: wordloom combine FILE...')
    expect(output(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it.each([
    [[], 'Name a command'],
    [['merge', 'x'], "There is no command 'merge'"],
    [['combine'], 'Name at least one file'],
    [['combine', '-', '-'], 'only once'],
    [['combine', 'x', '--colour'], '--colour'],
    [['combine', 'x', '--from=-1'], '--from takes a whole number'],
    [['combine', 'x', '--shard=3/2'], '--shard takes I/N'],
    [['combine', 'x', '--format=xml'], '--format takes txt, csv, json, jsonl, xlsx, tsv'],
  ])('refuses %j in one line and with exit code 2', (args, reason) => {
    const { status, stdout, stderr } = wordloom(args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(reason)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it("names the file it can't read and the reason", () => {
    const { status, stderr } = wordloom(['count', 'none'])
    expect(status).toBe(1)
    expect(stderr).toBe(`wordloom: Can't read none: there is no such file.\n`)
  })

  it('says which line of a file is broken, and which option helps', () => {
    const file = aFile('broken', Buffer.concat([Buffer.from('café\nthé\nété\n'), Buffer.from([0xe9, 0x0a])]))
    const { status, stderr } = wordloom(['combine', file])
    expect(status).toBe(1)
    expect(stderr).toBe(
      `wordloom: ${file}: The file is UTF-8, but line 4 has bytes that aren't. Correct that line, or choose the encoding (--encoding).\n`,
    )
  })
})
