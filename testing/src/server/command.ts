import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { DatabaseSettings } from '@wordloom/server/internal/database/database'
import { COMPILE_CACHE } from './compile-cache.ts'
import { serverProgram } from './program.ts'

export interface Said {
  readonly code: number
  readonly output: string
  readonly errors: string
}

export async function operate(
  program: 'admin' | 'backup' | 'restore' | 'doctor',
  { dataFolder, url }: Pick<DatabaseSettings, 'dataFolder' | 'url'>,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [serverProgram(program), ...args], {
    env: {
      ...COMPILE_CACHE,
      PATH,
      DATA_DIR: dataFolder,
      ...(url && { DATABASE_URL: url.href }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code), output, errors }
}
