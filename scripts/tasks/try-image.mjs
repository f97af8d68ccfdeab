import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { smokeTest } from '../checks/smoke-test.mjs'
import { ensureBaseImage } from '../setup/base-image.mjs'
import { install } from '../setup/installation.mjs'
import { podman } from '../setup/podman.mjs'
import { ensurePrograms } from '../setup/programs.mjs'
import { PROJECT } from '../setup/project.mjs'
import { orExplain, SetupError } from '../setup/setup-error.mjs'

const IMAGE = 'localhost/wordloom-test'
const CONTAINER = 'wordloom-test'
const VOLUME = 'wordloom-test-data'

/** Below the limits of any machine, because a container can't raise them. */
const PROCESS_LIMITS = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096']

const RESTRICTIONS = [
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--pids-limit=256',
  '--memory=3g',
]

const START_TIME_LIMIT_MS = 60_000

export function tryImage() {
  return orExplain(async () => {
    if (!(await ensurePrograms(['podman', 'runc', 'debootstrap'], 'the container image is'))) return
    await install({ withTools: false })
    const base = await ensureBaseImage()
    await cleanUp()
    try {
      const seconds = await secondsOf(() => build(base))
      const bytes = await ask('image', 'inspect', '--format={{.Size}}', IMAGE)
      process.stdout.write(`Built ${Math.round(Number(bytes) / 1e6)} MB in ${seconds} s.\n`)
      await smokeTest(start)
      process.stdout.write('The image passes the smoke test.\n')
    } finally {
      await cleanUp()
    }
  })
}

/** @param {string} base */
async function build(base) {
  // Only Docker's format has health checks.
  const options = ['--format=docker', '--layers=false', '--isolation=chroot', `--build-arg=BASE=${base}`]
  await ask('build', ...options, '--file=deploy/Containerfile', `--tag=${IMAGE}`, PROJECT)
}

async function start() {
  const options = [`--name=${CONTAINER}`, `--volume=${VOLUME}:/data`, '--publish=127.0.0.1::3000']
  // Podman runs health checks on a timer of systemd, which isn't everywhere.
  const health = '--health-interval=disable'
  await ask('run', '--detach', ...options, health, ...PROCESS_LIMITS, ...RESTRICTIONS, IMAGE)
  const address = `http://${await ask('port', CONTAINER, '3000')}`
  const seconds = await secondsOf(() => untilReady(address))
  process.stdout.write(`First answer after ${seconds} s.\n`)
  await ask('healthcheck', 'run', CONTAINER)
  assert.match(await ask('exec', CONTAINER, 'id', '-u'), /^10001$/)
  return { address, dataFolder: await ask('volume', 'inspect', '--format={{.Mountpoint}}', VOLUME), stop }
}

async function stop() {
  await ask('stop', '--time=35', CONTAINER)
  const code = await ask('inspect', '--format={{.State.ExitCode}}', CONTAINER)
  await ask('rm', CONTAINER)
  return Number(code)
}

/** @param {string} address */
async function untilReady(address) {
  for (let waited = 0; waited < START_TIME_LIMIT_MS; waited += 50) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await delay(50)
  }
  throw new SetupError(`The container doesn't answer:\n${await ask('logs', CONTAINER)}`)
}

async function cleanUp() {
  await podman('rm', '--force', '--ignore', CONTAINER)
  await podman('volume', 'rm', '--force', VOLUME)
  await podman('rmi', '--force', IMAGE)
}

/**
 * @param {...string} parameters
 * @returns {Promise<string>} what podman prints
 */
async function ask(...parameters) {
  const { code, output } = await podman(...parameters)
  if (code !== 0) throw new SetupError(`${output}\npodman ${parameters[0]} failed with code ${code}.`)
  return output.trim()
}

/** @param {() => Promise<void>} work */
async function secondsOf(work) {
  const started = performance.now()
  await work()
  return ((performance.now() - started) / 1000).toFixed(1)
}
