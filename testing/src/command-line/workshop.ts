import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const BIN = createRequire(import.meta.url).resolve('wordloom/bin/wordloom.js')

interface RunOptions {
  readonly input?: string
  readonly nodeOptions?: readonly string[]
}

export function aWorkshop() {
  const folder = mkdtempSync(join(tmpdir(), 'wordloom-workshop-'))

  function run(args: readonly string[], { input = '', nodeOptions = [] }: RunOptions) {
    return spawnSync(process.execPath, [...nodeOptions, BIN, ...args], { cwd: folder, input })
  }

  return {
    folder,
    wordloom(args: readonly string[], options: RunOptions = {}) {
      const { status, stdout, stderr } = run(args, options)
      return { status, stdout: stdout.toString(), stderr: stderr.toString() }
    },
    wordloomInBytes(args: readonly string[]) {
      const { status, stdout, stderr } = run(args, {})
      return { status, stdout, stderr: stderr.toString() }
    },
    aFile(name: string, content: string | Uint8Array | object): string {
      const isPlain = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(join(folder, name), isPlain ? content : JSON.stringify(content))
      return name
    },
    bytes: (name: string) => readFileSync(join(folder, name)),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}
