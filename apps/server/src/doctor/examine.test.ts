import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { aPerson } from '@wordloom/testing/accounts/person'
import {
  aDatabase,
  aPlaceForADatabase,
  DATABASES,
  type TestDatabase,
} from '@wordloom/testing/database/database'
import { aSmallDisk, HAS_SMALL_DISKS } from '@wordloom/testing/disk/small-disk'
import { aProvider } from '@wordloom/testing/identity-provider/process'
import { aMailServer } from '@wordloom/testing/mail/server'
import { anApp } from '@wordloom/testing/server/app'
import { operate } from '@wordloom/testing/server/command'
import { aStripe } from '@wordloom/testing/stripe/stripe'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { backUp } from '../backup/back-up.ts'
import { readConfig } from '../config/config.ts'
import { MIGRATIONS } from '../database/migrations/list.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

type Settings = Readonly<Record<string, string>>

describe.each(DATABASES)("the doctor's check of %s", (kind) => {
  it('finds it healthy while a server runs on it, and changes nothing', async () => {
    await using app = await anApp({ kind })
    await aPerson(app, { isAdmin: true })
    const before = await stat(join(app.dataFolder, 'wordloom.db')).catch(() => null)
    const findings = await about('database', app.database)
    const found = findings.map((each) => each.found).join('\n')
    expect(found).toMatch(kind === 'sqlite' ? /SQLite 3\.\d+/ : /PostgreSQL \d+/)
    expect(found).toContain(`its schema is version ${MIGRATIONS.at(-1)?.version}, the newest`)
    expect(found).toMatch(/[12] administrators?/)
    // The PostgreSQL of the tests turns durability off.
    expect(findings.filter(({ level }) => level === 'problem').map((each) => each.found)).toEqual(
      kind === 'sqlite'
        ? []
        : ['fsync', 'full_page_writes', 'synchronous_commit'].map(
            (name) => `${name} is off: a power cut loses or damages saved data`,
          ),
    )
    expect((await stat(join(app.dataFolder, 'wordloom.db')).catch(() => null))?.mtimeMs).toBe(before?.mtimeMs)
  })

  it('says what to do if a newer program has migrated it, and if there is no administrator', async () => {
    await using database = await aDatabase(kind)
    await sql`insert into schema_version values (999, 'later', 0)`.execute(database.kysely)
    const findings = await about('database', database)
    expect(findings).toContainEqual({
      subject: 'database',
      level: 'problem',
      found: expect.stringMatching(/^its schema is version 999, but this program supports \d+$/),
      advice: 'A newer Wordloom upgraded it. Start the newer program.',
    })
    expect(findings.map(({ found }) => found)).toContain('there is no administrator')
  })
})

describe("the doctor's check of the machine", () => {
  it('finds files and folders that others can read', async () => {
    await using database = await aDatabase('sqlite')
    const { dataFolder } = database.settings
    await chmod(dataFolder, 0o755)
    await chmod(join(dataFolder, 'wordloom.db'), 0o644)
    const advice = (await about('data folder', database)).map((each) => each.advice)
    expect(advice).toEqual(
      expect.arrayContaining([`chmod 700 ${dataFolder}`, `chmod 600 ${join(dataFolder, 'wordloom.db')}`]),
    )
  })

  it.skipIf(!HAS_SMALL_DISKS)('warns of a filling disk and reports a full one', async () => {
    await using disk = await aSmallDisk(64)
    const level = async () =>
      (await aboutSettings('disk', { DATA_DIR: disk.folder })).map((each) => each.level)
    expect(await level()).toEqual(['ok'])
    await disk.take(56)
    expect(await level()).toEqual(['warning'])
    await disk.take(6)
    expect(await level()).toEqual(['problem'])
  })

  it('checks that there is a backup', async () => {
    await using database = await aDatabase('sqlite')
    const settings = { NODE_ENV: 'production' }
    expect(await about('backups', database, settings)).toMatchObject([{ level: 'warning' }])
    const { dataFolder } = database.settings
    await mkdir(join(dataFolder, 'backups'))
    await backUp({ dataFolder, databaseUrl: null, folder: join(dataFolder, 'backups'), keep: null })
    expect(await about('backups', database, settings)).toMatchObject([
      { level: 'ok', found: expect.stringContaining('was made today') },
    ])
  })
})

describe("the doctor's check of the public URL", () => {
  it.each([
    [{ HOST: '0.0.0.0' }, "PUBLIC_URL isn't set, and the server listens at 0.0.0.0"],
    [
      { PUBLIC_URL: 'http://words.invalid' },
      "http://words.invalid isn't encrypted: others on the network can read passwords",
    ],
    [
      { PUBLIC_URL: 'https://words.invalid' },
      "a proxy handles TLS, and TRUST_PROXY isn't set: rate limits count everyone as one person, and soon refuse them",
    ],
  ])('warns of %j', async (settings: Settings, found) => {
    expect(await aboutSettings('address', settings)).toContainEqual(
      expect.objectContaining({ level: 'warning', found }),
    )
  })

  it('visits the public URL', async () => {
    await using app = await anApp()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const settings = { PUBLIC_URL: origin, NODE_ENV: 'production' }
    expect(await aboutSettings('address', settings)).toMatchObject([
      { level: 'ok', found: `${origin} leads here` },
    ])
  })
})

describe("the doctor's check of mail", () => {
  it('connects to the server, and sends an email only on request', async () => {
    await using server = await aMailServer()
    const settings = { SMTP_URL: server.url.href, MAIL_FROM: 'Words <words@loom.example>' }
    const levels = (await aboutSettings('mail', settings)).map(({ level }) => level)
    expect(new Set(levels)).toEqual(new Set(['ok']))
    expect(server.received).toEqual([])

    await aboutSettings('mail', settings, 'ann@loom.example')
    await server.receives(1)
    expect(server.received[0]).toMatchObject({
      recipient: 'ann@loom.example',
      senderAddress: 'words@loom.example',
      subject: 'Wordloom can send email',
    })
  })

  it('sees whether the connection is encrypted', async () => {
    await using server = await aMailServer({ disabledCommands: ['AUTH'] })
    const SMTP_URL = `${server.url.href}?tls.rejectUnauthorized=false`
    const found = (await aboutSettings('mail', { SMTP_URL })).map((each) => each.found)
    expect(found).toContain('the connection is encrypted')
  })

  it('reports a wrong password without showing it', async () => {
    await using server = await aMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: (_auth, _session, reply) => reply(new Error('Invalid username or password')),
    })
    const url = new URL(server.url)
    url.username = 'ann'
    url.password = 'hemlock'
    const [finding] = await aboutSettings('mail', { SMTP_URL: url.href })
    expect(finding).toMatchObject({ level: 'problem', found: expect.stringContaining('Invalid login') })
    expect(JSON.stringify(finding)).not.toContain('hemlock')
  })

  it('reports that the server is out of reach', async () => {
    const [finding] = await aboutSettings('mail', { SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(finding).toMatchObject({ level: 'problem', found: expect.stringContaining('ECONNREFUSED') })
  })
})

describe("the doctor's check of the identity provider", () => {
  it('asks it how users sign in', async () => {
    await using provider = await aProvider()
    const findings = await aboutSettings('identity provider', provider.settings)
    expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok'])
    expect(findings[1]?.found).toMatch(/^http:\/\/words\.example\/api\/auth\/callback must be registered/)
  })

  it('reports that it is out of reach', async () => {
    const settings = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'words' }
    expect(await aboutSettings('identity provider', settings)).toMatchObject([{ level: 'problem' }])
  })
})

describe("the doctor's check of payments", () => {
  it('asks Stripe for the prices, and whether the webhook is registered', async () => {
    await using stripe = await aStripe()
    const settings = { ...stripe.settings, PUBLIC_URL: 'https://words.invalid' }
    const found = (await aboutSettings('payments', settings)).map((each) => each.found)
    expect(found).toEqual([
      'Stripe accepts the secret key, but it is a test key, so nobody pays',
      'the monthly plan costs 9.00 USD',
      'the yearly plan costs 89.00 USD',
      'Stripe sends no events to https://words.invalid/api/stripe/webhook',
    ])
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_other' }, "Stripe can't be used: Invalid API Key provided"],
    [{ STRIPE_PRICE_YEARLY: 'price_gone' }, "Stripe can't be used: No such price: 'price_gone'"],
    [
      { STRIPE_PRICE_YEARLY: 'price_monthly', STRIPE_PRICE_MONTHLY: 'price_yearly' },
      "isn't charged every month",
    ],
  ])('says what is wrong with %j', async (settings: Settings, found) => {
    await using stripe = await aStripe()
    expect(await aboutSettings('payments', { ...stripe.settings, ...settings })).toContainEqual(
      expect.objectContaining({ level: 'problem', found: expect.stringContaining(found) }),
    )
  })

  it("reports a problem if Stripe's clock and this one differ", async () => {
    await using stripe = await aStripe()
    stripe.clock.secondsAhead = 45
    expect(await aboutSettings('clock', stripe.settings)).toContainEqual(
      expect.objectContaining({
        level: 'problem',
        found: expect.stringMatching(/^Stripe's .* 4\d\.\d s apart$/),
      }),
    )
  })
})

describe('the doctor command', () => {
  it('exits with 0 if there is no problem, and with 1 if there is one', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const well = await operate('doctor', place.settings)
    expect(well).toMatchObject({ code: 0, errors: '' })
    expect(well.output).toMatch(/^ok {7}settings {10}they are valid/m)
    const ill = await operate('doctor', place.settings, ['--json'], { SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(ill.code).toBe(1)
    expect(JSON.parse(ill.output)).toContainEqual(
      expect.objectContaining({ subject: 'mail', level: 'problem' }),
    )
  })

  it.each([
    [['--send-to', 'nobody'], {}, 2, "'nobody' isn't an email address. See npm run doctor -- --help.\n"],
    [['--nope'], {}, 2, "Unknown option '--nope'. See npm run doctor -- --help.\n"],
  ])('refuses %j', async (args, settings, code, errors) => {
    await using place = await aPlaceForADatabase('sqlite')
    expect(await operate('doctor', place.settings, args, settings)).toEqual({ code, output: '', errors })
  })

  it('reports an invalid setting', async () => {
    await using place = await aPlaceForADatabase('sqlite')
    const { code, output } = await operate('doctor', place.settings, [], { PORT: 'abc' })
    expect(code).toBe(1)
    expect(output).toMatch(/^problem {2}settings {10}PORT must be a whole number/)
  })
})

function about(subject: string, { settings }: TestDatabase, more: Settings = {}): Promise<Finding[]> {
  const { dataFolder, url } = settings
  return aboutSettings(subject, { DATA_DIR: dataFolder, ...(url && { DATABASE_URL: url.href }), ...more })
}

async function aboutSettings(
  subject: string,
  settings: Settings,
  sendTo: string | null = null,
): Promise<Finding[]> {
  const config = readConfig({ DATA_DIR: '/nowhere', ...settings })
  const findings = await examine({ config, sendTo })
  return findings.filter((finding) => finding.subject === subject)
}
