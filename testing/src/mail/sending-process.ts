import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE } from '../server/compile-cache.ts'
import type { SendingOrder } from './sending-program.ts'

const PROGRAM = fileURLToPath(new URL('./sending-program.ts', import.meta.url))

export function aSendingProcess(order: SendingOrder): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, ...COMPILE_CACHE },
  })
  child.stdin.write(JSON.stringify(order))
  return child
}
