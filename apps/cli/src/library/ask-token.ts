import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { LibraryError } from '../library-error.ts'
import { LOGIN_TEXTS as T } from './texts.ts'

export async function askToken(address: string): Promise<string> {
  const { stdin, stderr } = process
  const isTerminal = stdin.isTTY === true
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: isTerminal })
  // Ask only now, because the terminal echoes input until readline has started.
  if (isTerminal) stderr.write(T.ask(address))
  const stopped = once(lines, 'SIGINT').then(() => {
    throw new LibraryError(T.stopped)
  })
  const ended = once(lines, 'close').then(() => '')
  try {
    const line = await Promise.race([once(lines, 'line').then(([text]) => String(text)), ended, stopped])
    const token = line.trim()
    if (token === '') throw new LibraryError(T.noToken)
    return token
  } finally {
    lines.close()
    if (isTerminal) stderr.write('\n')
  }
}
