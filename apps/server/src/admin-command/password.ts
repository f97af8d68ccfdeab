import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { NewPassword } from '@wordloom/contract'
import * as z from 'zod/mini'
import { PasswordError } from './password-error.ts'
import { PASSWORD_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly prompts: Writable
}

export async function readPassword(
  { input, prompts }: Terminal,
  { isPiped, why }: { readonly isPiped: boolean; readonly why?: string | undefined },
): Promise<string> {
  if (why !== undefined) prompts.write(`${why}\n`)
  if (isPiped) return toPassword((await text(input)).split(/\r?\n/, 1)[0] ?? '')
  if (input.isTTY !== true) {
    throw new UsageError(T.noTerminal)
  }
  const password = toPassword(await ask({ input, prompts }, T.ask))
  if ((await ask({ input, prompts }, T.again)) !== password) {
    throw new PasswordError(T.mismatch)
  }
  return password
}

function ask({ input, prompts }: Terminal, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  // Ask only after the input is taken over: before that, the terminal would show what is typed or pasted.
  prompts.write(question)
  return new Promise((resolve, reject) => {
    let answer: string | null = null
    lines.once('line', (line) => {
      answer = line
      lines.close()
    })
    lines.once('close', () => {
      prompts.write('\n')
      if (answer === null) reject(new PasswordError(T.none))
      else resolve(answer)
    })
  })
}

function toPassword(given: string): string {
  const { data, error } = z.safeParse(NewPassword, given)
  if (error) throw new PasswordError(`${error.issues[0]?.message ?? T.unusable}.`)
  return data
}
