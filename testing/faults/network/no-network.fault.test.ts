import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { SIGN_IN_PROBLEMS, SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES, type DatabaseKind } from '../../src/database/database.ts'
import type { IsolatedRun } from '../../src/network/isolated-program.ts'
import { COMPILE_CACHE } from '../../src/server/compile-cache.ts'

const ISOLATED_PROGRAM = fileURLToPath(new URL('../../src/network/isolated-program.ts', import.meta.url))

const LOOPBACK = {
  '127.0.0.1': 'ip link set lo up',
  '::1': 'ip link set lo up && ip address del 127.0.0.1/8 dev lo',
} as const

/** Users other than root need their own user namespace. */
const UNSHARE_OPTIONS = process.getuid?.() === 0 ? ['--net'] : ['--net', '--map-root-user']

const PATH = `${process.env['PATH']}:/usr/sbin:/sbin`

const HAS_NETWORKS = canIsolate()
if (!HAS_NETWORKS) {
  process.stdout.write('\n*** Networks cannot be taken away here (unshare, ip): that is not tried. ***\n\n')
}

const TIME_LIMIT_MS = 10_000
const TIMEOUT_MS = 120_000

describe.runIf(HAS_NETWORKS).concurrent.each(DATABASES)('R19 a server on %s', (kind) => {
  it.each(['127.0.0.1', '::1'] as const)(
    'starts and works at %s without a network or name resolution',
    async (host) => {
      const run = await runIsolated(kind, host)
      expect(run).toEqual({
        statuses: {
          ready: 200,
          page: 200,
          signUp: 201,
          save: 201,
          read: 200,
          signIn: 200,
          forgotPassword: 200,
          identityProvider: SIGN_IN_PROBLEMS.unavailable.status,
          subscribe: 502,
        },
        message: SUBSCRIPTION_MESSAGES.providerDown,
        longestMs: expect.any(Number),
        isNoted: true,
        exitCode: 0,
      })
      expect(run.longestMs).toBeLessThan(TIME_LIMIT_MS)
    },
    TIMEOUT_MS,
  )
})

async function runIsolated(kind: DatabaseKind, host: keyof typeof LOOPBACK): Promise<IsolatedRun> {
  await using place = await aPlaceForADatabase(kind)
  const { dataFolder, url } = place.settings
  const command = `${LOOPBACK[host]} && exec "$0" "$@"`
  const child = spawn(
    'unshare',
    [...UNSHARE_OPTIONS, '/bin/sh', '-c', command, process.execPath, ISOLATED_PROGRAM, host],
    {
      env: { ...COMPILE_CACHE, PATH, DATA_DIR: dataFolder, ...(url && { DATABASE_URL: url.href }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return JSON.parse(said)
}

function canIsolate(): boolean {
  const command = Object.values(LOOPBACK).join(' && ')
  const { status } = spawnSync('unshare', [...UNSHARE_OPTIONS, '/bin/sh', '-c', command], {
    env: { PATH },
    stdio: 'ignore',
  })
  return status === 0
}
