import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { inProject, PROJECT } from './project.mjs'

const PATH = [inProject('node_modules', '.bin'), process.env['PATH']].join(delimiter)

/**
 * @param {readonly [string, ...string[]]} command
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 127 if there's no such program
 */
export function run([program, ...parameters], options = {}) {
  const env = { ...process.env, ...options.env, PATH }
  return whenEnded(spawn(program, parameters, { cwd: PROJECT, stdio: 'inherit', ...options, env }))
}

/** @param {readonly [string, ...string[]]} command */
export async function runQuietly([program, ...parameters]) {
  const child = spawn(program, parameters, { cwd: PROJECT, env: { ...process.env, PATH } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return { code: await whenEnded(child), output }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; after a signal, the code that a shell would return
 */
export function whenEnded(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    )
  })
}
