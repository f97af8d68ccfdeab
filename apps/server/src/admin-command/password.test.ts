import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readPassword } from './password.ts'

const WORDS = 'nine wooden looms'

describe('the password prompt', () => {
  it('asks twice on a terminal, without showing the password', async () => {
    const { terminal, type, shown } = aTerminal()
    const given = readPassword(terminal, { isPiped: false })
    await type('New password: ', `${WORDS}\r`)
    await type('Once more: ', `${WORDS}\r`)
    expect(await given).toBe(WORDS)
    expect(await shown()).toBe('New password: \nOnce more: \n')
  })

  it('fails when the two passwords differ, and when the terminal is closed', async () => {
    const first = aTerminal()
    const mistyped = readPassword(first.terminal, { isPiped: false })
    await first.type('New password: ', `${WORDS}\r`)
    await Promise.all([
      expect(mistyped).rejects.toThrow('The two passwords are different.'),
      first.type('Once more: ', `${WORDS}x\r`),
    ])
    const second = aTerminal()
    const closed = readPassword(second.terminal, { isPiped: false })
    await Promise.all([
      expect(closed).rejects.toThrow('No password was given.'),
      second.type('New password: ', '\u0004'),
    ])
  })

  it('reads the first line of standard input, white space included', async () => {
    const prompts = new PassThrough()
    const piped = (content: string) =>
      readPassword({ input: Readable.from([content]), prompts }, { isPiped: true })
    expect(await piped(` ${WORDS} \r\nmore\n`)).toBe(` ${WORDS} `)
    await expect(piped('short\n')).rejects.toThrow('Password must be at least 8 characters.')
    await expect(piped('')).rejects.toThrow('Password must be at least 8 characters.')
  })

  it('fails if there is no terminal', async () => {
    const terminal = { input: Readable.from([`${WORDS}\n`]), prompts: new PassThrough() }
    await expect(readPassword(terminal, { isPiped: false })).rejects.toThrow(
      'There is no terminal to ask for a password. Use --password-stdin.',
    )
  })
})

function aTerminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const prompts = new PassThrough()
  let seen = ''
  prompts.setEncoding('utf8')
  return {
    terminal: { input, prompts },
    async type(question: string, keys: string): Promise<void> {
      while (!seen.endsWith(question)) seen += await nextOf(prompts)
      input.write(keys)
    },
    async shown(): Promise<string> {
      prompts.end()
      return seen + (await text(prompts))
    },
  }
}

function nextOf(stream: PassThrough): Promise<string> {
  return new Promise((resolve) => {
    stream.once('data', (chunk) => {
      stream.pause()
      resolve(String(chunk))
    })
    stream.resume()
  })
}
