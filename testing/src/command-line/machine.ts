import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BIN } from './workshop.ts'

interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export function aMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'wordloom-home-'))
  const credentials = join(folder, 'wordloom', 'credentials.json')

  const run = async (
    [program = '', ...args]: readonly string[],
    input: string,
    settings: Readonly<Record<string, string>>,
  ): Promise<Run> => {
    const { WORDLOOM_TOKEN: _, WORDLOOM_ADDRESS: __, ...env } = process.env
    const child = spawn(program, args, { env: { ...env, XDG_CONFIG_HOME: folder, ...settings } })
    child.stdin.on('error', () => {}).end(input)
    const closed = new Promise<number | null>((done) => child.on('close', done))
    const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), closed])
    return { status, stdout, stderr }
  }

  return {
    credentials,
    isSignedIn: () => existsSync(credentials),
    modeOfCredentials: () => statSync(credentials).mode & 0o777,

    aFile(name: string, content: string | Uint8Array): string {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    aFolder: (name: string) => void mkdirSync(join(folder, name), { recursive: true, mode: 0o700 }),
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    path: (name: string) => join(folder, name),

    wordloom: (args: readonly string[], input = '', settings: Readonly<Record<string, string>> = {}) =>
      run([process.execPath, BIN, ...args], input, settings),

    async onTerminal(args: readonly string[], prompt: string, typed: string): Promise<string> {
      const command = [process.execPath, BIN, ...args].join(' ')
      const terminal = spawn('script', ['-qfec', command, '/dev/null'], {
        env: { ...process.env, XDG_CONFIG_HOME: folder },
      })
      let seen = ''
      for await (const chunk of terminal.stdout.setEncoding('utf8')) {
        const wasAsked = seen.includes(prompt)
        seen += chunk
        if (!wasAsked && seen.includes(prompt)) terminal.stdin.write(typed)
      }
      return seen
    },

    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}
