import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sessions } from '@wordloom/contract'
import { aPlaceForADatabase, DATABASES } from '@wordloom/testing/database/database'
import { aVisitor } from '@wordloom/testing/network/visitor'
import { COMPILE_CACHE } from '@wordloom/testing/server/compile-cache'
import { aServerProcess } from '@wordloom/testing/server/process'
import { describe, expect, it } from 'vitest'
import type { DatabaseSettings } from './database/database.ts'

const ADMIN = fileURLToPath(new URL('./admin.ts', import.meta.url))

const ANN = { email: 'ann@loom.example', password: 'nine wooden looms' }
const NEW = 'eight looms at dawn'

describe.concurrent.each(DATABASES)('the admin command on %s', (kind) => {
  it('creates an administrator before the first start, who can then sign in', async () => {
    await using place = await aPlaceForADatabase(kind)
    const made = await administer(
      place.settings,
      ['create', ANN.email, '--password-stdin'],
      `${ANN.password}\n`,
    )
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(made.output.split('\t').slice(1, 5)).toEqual([ANN.email, 'administrator', 'verified', 'active'])
    await using server = await aServerProcess(place.settings)
    expect((await aVisitor(server.origin).call(sessions.signIn, { body: ANN })).status).toBe(200)
  })

  it('A11 works while a server runs, which applies each change immediately', async () => {
    await using place = await aPlaceForADatabase(kind)
    await using server = await aServerProcess(place.settings)
    const { settings } = place
    await administer(settings, ['create', ANN.email, '--password-stdin'], ANN.password)
    await administer(settings, ['create', 'bob@loom.example', '--password-stdin'], ANN.password)
    const ann = aVisitor(server.origin)
    expect((await ann.call(sessions.signIn, { body: ANN })).status).toBe(200)
    expect((await ann.call(sessions.currentUser)).status).toBe(200)

    expect((await administer(settings, ['suspend', ANN.email])).code).toBe(0)
    expect((await ann.call(sessions.currentUser)).status).toBe(401)
    expect((await ann.call(sessions.signIn, { body: ANN })).status).toBe(403)

    await administer(settings, ['unsuspend', ANN.email])
    await administer(settings, ['reset-password', ANN.email, '--password-stdin'], NEW)
    expect((await ann.call(sessions.signIn, { body: ANN })).status).toBe(401)
    expect((await ann.call(sessions.signIn, { body: { ...ANN, password: NEW } })).status).toBe(200)
    expect((await administer(settings, ['demote', ANN.email])).code).toBe(0)
    expect((await ann.call(sessions.currentUser)).status).toBe(401)
  })

  it('explains in one line why a command failed', async () => {
    await using place = await aPlaceForADatabase(kind)
    const { settings } = place
    await administer(settings, ['create', ANN.email, '--password-stdin'], ANN.password)
    expect(await administer(settings, ['demote', ANN.email])).toEqual({
      code: 1,
      output: '',
      errors: 'At least one active administrator must remain\n',
    })
    expect(await administer(settings, ['suspend', 'nobody@loom.example'])).toEqual({
      code: 1,
      output: '',
      errors: 'There is no account nobody@loom.example.\n',
    })
    expect(await administer(settings, ['create', 'bob@loom.example'])).toEqual({
      code: 2,
      output: '',
      errors:
        'There is no terminal to ask for a password. Use --password-stdin. See npm run admin -- --help.\n',
    })
    expect((await administer(settings, ['list'])).output.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe.concurrent('the admin command', () => {
  it('refuses invalid settings like the server does', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    expect(await administer(place.settings, ['list'], '', { PORT: 'abc' })).toEqual({
      code: 1,
      output: '',
      errors: 'PORT must be a whole number from 0 to 65535, but it is "abc".\n',
    })
  })

  it('prints its usage', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const { code, output, errors } = await administer(place.settings, ['--help'])
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain('npm run admin -- create ann@example.org')
  })
})

async function administer(
  { dataFolder, url }: DatabaseSettings,
  args: readonly string[],
  input = '',
  settings: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, [ADMIN, ...args], {
    env: { ...COMPILE_CACHE, DATA_DIR: dataFolder, ...(url && { DATABASE_URL: url.href }), ...settings },
    stdio: 'pipe',
  })
  child.stdin.on('error', () => {}).end(input)
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, output, errors }
}
