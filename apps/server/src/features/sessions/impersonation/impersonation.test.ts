import { accounts, admin, impersonation, savedLists, sessions } from '@wordloom/contract'
import { CLIENT, createAccountServices, refusalOf } from '@wordloom/testing/accounts/account-services'
import {
  type App,
  anotherBrowser,
  aPerson,
  PASSWORD,
  type Person,
  suspend,
} from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const MINUTE = 60_000

describe.each(DATABASES)('an administrator signed in as another person on %s', (kind) => {
  it('J08 acts in a separate session, while the sessions of the person and of the administrator continue', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    const own = boss.browser.cookies.get('session') ?? ''
    const before = await sessionsOf(app, ann)

    const { status, reply } = await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    expect([status, reply().id]).toEqual([200, ann.id])
    expect(boss.browser.cookies.get('session')).not.toBe(own)
    expect(boss.browser.cookies.get('impersonating')).toBe('1')
    expect((await boss.browser.call(sessions.currentUser)).reply()).toMatchObject({
      id: ann.id,
      isAdmin: false,
    })
    const saved = await boss.browser.call(savedLists.create, { body: { name: 'Shoes', words: ['boot'] } })
    expect(saved.reply().name).toBe('Shoes')
    expect((await ann.browser.call(savedLists.list)).reply()).toMatchObject([{ name: 'Shoes' }])

    expect(await sessionsOf(app, boss)).toHaveLength(1)
    expect(await sessionsOf(app, ann)).toEqual(expect.arrayContaining(before))
    const devices = await app.database.kysely.selectFrom('known_devices').select('user_id').execute()
    expect(devices.filter(({ user_id }) => user_id === ann.id)).toHaveLength(1)
  })

  it('J08 returns to a new session that lives no longer than the old one', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    await age(app, boss, 5 * MINUTE)
    const own = boss.browser.cookies.get('session') ?? ''
    const [waiting] = await sessionsOf(app, boss)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const acting = boss.browser.cookies.get('session') ?? ''

    const { reply } = await boss.browser.call(impersonation.stop)
    expect(reply().id).toBe(boss.id)
    expect((await boss.browser.call(sessions.currentUser)).reply()).toMatchObject({
      id: boss.id,
      isAdmin: true,
    })
    expect(boss.browser.cookies.has('impersonating')).toBe(false)
    expect([await statusWith(app, own), await statusWith(app, acting)]).toEqual([401, 401])
    const [back] = await sessionsOf(app, boss)
    expect(back).toMatchObject({ created_at: waiting?.created_at, expires_at: waiting?.expires_at })
    expect(await sessionsOf(app, ann)).toHaveLength(1)
    expect((await boss.browser.call(impersonation.stop)).json()).toMatchObject({
      code: 'conflict',
      message: "You aren't signed in as someone else",
    })
  })

  it('J08 leaves audit records of start and end with both people and the network address', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    await boss.browser.call(impersonation.stop)
    const about = { actor_id: boss.id, subject_id: ann.id, address: expect.stringMatching(/./) }
    expect(await records(app)).toEqual([
      { action: 'impersonation_started', ...about, details: '{}' },
      { action: 'impersonation_ended', ...about, details: '{"reason":"returned"}' },
    ])
  })

  it('sees on the page whom they act as, and until when', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    expect((await boss.browser.call(impersonation.status)).reply()).toEqual({ as: null })
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const { as } = (await boss.browser.call(impersonation.status)).reply()
    expect(as?.email).toBe(ann.email)
    const left = Date.parse(as?.endsAt ?? '') - Date.now()
    expect(left).toBeGreaterThan(29 * MINUTE)
    expect(left).toBeLessThan(31 * MINUTE)
    expect((await ann.browser.call(impersonation.status)).reply()).toEqual({ as: null })
  })

  it('is signed out after 30 minutes, however active they were', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    await age(app, ann, 29 * MINUTE)
    expect(await isSignedIn(boss.browser)).toBe(true)
    await age(app, ann, 2 * MINUTE)
    expect((await boss.browser.call(impersonation.stop)).status).toBe(401)
    expect(await isSignedIn(boss.browser)).toBe(false)
    expect(await isSignedIn(ann.browser)).toBe(true)
  })

  it('J10 cannot act as an administrator or a suspended person, but can act as an unverified one', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    const other = await aPerson(app, { isAdmin: true })
    const late = await aPerson(app, { isVerified: false })
    const asOther = await boss.browser.call(admin.signInAs, { params: { id: other.id } })
    expect([asOther.status, asOther.json()]).toEqual([
      403,
      { message: "You can't sign in as another administrator", code: 'impersonating' },
    ])
    await suspend(app.database, ann.id)
    const asAnn = await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    expect([asAnn.status, asAnn.json()]).toEqual([
      403,
      { message: "You can't sign in as a suspended account", code: 'impersonating' },
    ])
    expect(await records(app)).toEqual([])
    const asLate = await boss.browser.call(admin.signInAs, { params: { id: late.id } })
    expect(asLate.reply()).toMatchObject({ id: late.id, emailVerified: 0 })
  })

  it('J01 cannot act as themselves, however the id is written', async () => {
    await using app = await anApp({ kind })
    const { boss } = await people(app)
    for (const id of [boss.id, boss.id.toUpperCase()]) {
      const { status, json } = await boss.browser.call(admin.signInAs, { params: { id } })
      expect([status, json()]).toMatchObject([400, { message: "You can't do this to your own account" }])
    }
    const nobody = await boss.browser.call(admin.signInAs, { params: { id: 'nobody' } })
    expect(nobody.status).toBe(404)
  })

  it('J12 has no administrator rights meanwhile, so impersonations cannot be chained', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    const bob = await aPerson(app)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const { status, json } = await boss.browser.call(admin.signInAs, { params: { id: bob.id } })
    expect([status, json()]).toMatchObject([403, { code: 'admin_required' }])
    expect((await boss.browser.call(sessions.currentUser)).reply().id).toBe(ann.id)
  })

  it('J09 cannot change the account itself', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const before = await app.database.kysely.selectFrom('users').selectAll().orderBy('id').execute()
    const proof = { currentPassword: PASSWORD }
    const answers = await Promise.all([
      boss.browser.call(accounts.rename, { body: { firstName: 'Eve' } }),
      boss.browser.call(accounts.changePassword, { body: { ...proof, newPassword: 'eight looms at dawn' } }),
      boss.browser.call(accounts.changeEmail, { body: { ...proof, email: 'eve@loom.example' } }),
      boss.browser.call(accounts.remove, { body: proof }),
      boss.browser.call(accounts.download),
      boss.browser.call(sessions.endOthers),
      boss.browser.send('DELETE', '/api/account/identity-provider'),
      boss.browser.send('POST', '/api/create-subscription', { plan: 'monthly' }),
      boss.browser.send('POST', '/api/cancel-subscription'),
    ])
    for (const { status, json } of answers) {
      expect([status, json()]).toEqual([
        403,
        { message: "This isn't available while you're signed in as someone else", code: 'impersonating' },
      ])
    }
    expect(await app.database.kysely.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before)
  })

  it('J11 leaves nothing behind for the person, who signs in to an ordinary session', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const browser = aBrowser(app)
    await browser.call(sessions.signIn, { body: { email: ann.email, password: PASSWORD } })
    expect((await browser.call(impersonation.status)).reply()).toEqual({ as: null })
    expect((await browser.call(impersonation.stop)).status).toBe(409)
    expect(browser.cookies.has('impersonating')).toBe(false)
    expect((await browser.call(accounts.rename, { body: { firstName: 'Ann' } })).status).toBe(200)
  })

  it('J13 cannot be imitated by anything that a browser sends', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    for (const body of [
      { firstName: 'A', impersonatedBy: boss.id },
      { firstName: 'A', isAdmin: true },
    ]) {
      expect((await ann.browser.send('PATCH', '/api/account', body)).status).toBe(400)
    }
    ann.browser.cookies.set('impersonating', '1')
    ann.browser.cookies.set('impersonator_id', boss.id)
    expect((await ann.browser.call(impersonation.stop)).status).toBe(409)

    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const acting = boss.browser.cookies.get('session') ?? ''
    const bossId = Buffer.from(boss.id.replaceAll('-', ''), 'hex')
    const forged = Buffer.concat([bossId, Buffer.from(acting, 'base64url').subarray(16)]).toString(
      'base64url',
    )
    expect([await statusWith(app, acting), await statusWith(app, forged)]).toEqual([200, 401])
  })

  it.each<[string, (app: App, boss: Person, ann: Person) => Promise<unknown>]>([
    ['the administrator is suspended', (app, boss) => suspend(app.database, boss.id)],
    ['the administrator is demoted', (app, boss) => change(app, boss, { is_admin: 0 })],
    ['the session they came from is ended', (app, boss) => endSessions(app, boss)],
    ['the administrator is deleted', (app, boss) => remove(app, boss)],
    ['the user is suspended', (app, _boss, ann) => suspend(app.database, ann.id)],
    ['the user becomes an administrator', (app, _boss, ann) => change(app, ann, { is_admin: 1 })],
    ['the user is deleted', (app, _boss, ann) => remove(app, ann)],
  ])('A11 is signed out with the next request when %s', async (_what, happen) => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    expect(await isSignedIn(boss.browser)).toBe(true)
    await happen(app, boss, ann)
    expect((await boss.browser.call(impersonation.stop)).status).toBe(401)
    expect(await isSignedIn(boss.browser)).toBe(false)
  })

  it('loses both sessions when they sign out', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    const own = boss.browser.cookies.get('session') ?? ''
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    await boss.browser.send('GET', '/api/logout')
    expect([...boss.browser.cookies.keys()].filter((name) => name !== 'device')).toEqual([])
    expect(await statusWith(app, own)).toBe(401)
    expect((await records(app)).at(-1)).toMatchObject({
      action: 'impersonation_ended',
      actor_id: boss.id,
      subject_id: ann.id,
      details: '{"reason":"signed_out"}',
    })
    expect(await isSignedIn(ann.browser)).toBe(true)
  })

  it('acts as at most one person per session', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    const bob = await aPerson(app)
    const own = boss.browser.cookies.get('session') ?? ''
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const acting = boss.browser.cookies.get('session') ?? ''
    boss.browser.cookies.set('session', own)
    await boss.browser.call(admin.signInAs, { params: { id: bob.id } })
    expect(await statusWith(app, acting)).toBe(401)
    expect((await records(app)).map(({ action }) => action)).toEqual([
      'impersonation_started',
      'impersonation_ended',
      'impersonation_started',
    ])
  })

  it('appears among the sessions of the person, anonymously, and can be ended there', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const list = (await ann.browser.call(sessions.list)).reply()
    const support = list.find(({ device }) => device === 'Support (administrator)')
    expect(list).toHaveLength(2)
    expect(support).toMatchObject({ address: 'not shown', isCurrent: false })
    expect((await ann.browser.call(sessions.end, { params: { id: support?.id ?? '' } })).status).toBe(204)
    expect(await isSignedIn(boss.browser)).toBe(false)
    expect((await records(app)).map(({ action, details }) => [action, details])).toEqual([
      ['impersonation_started', '{}'],
      ['impersonation_ended', '{"reason":"ended"}'],
      ['session_ended', '{}'],
    ])
  })

  it('takes no session away from a person who has the maximum number', async () => {
    await using app = await anApp({ kind })
    const { boss, ann } = await people(app)
    for (let more = 1; more < 50; more++) await anotherBrowser(app, ann)
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    await anotherBrowser(app, ann)
    expect(await isSignedIn(boss.browser)).toBe(true)
    expect(await sessionsOf(app, ann)).toHaveLength(51)
  })
})

describe.each(DATABASES)('impersonation on %s', (kind) => {
  it('J08 leaves an audit record when its time is over', async () => {
    await using world = await createAccountServices(kind)
    const { boss, ann } = await bossAndAnn(world)
    await world.impersonation.begin(boss.viewer, ann.user.id, CLIENT)
    await world.sessions.purge()
    expect((await world.actions()).at(-1)).toBe('impersonation_started')
    await world.database.kysely
      .updateTable('sessions')
      .set({ expires_at: world.database.now })
      .where('impersonator_id', 'is not', null)
      .execute()
    await Promise.all([world.sessions.purge(), world.sessions.purge()])
    expect((await world.actions()).slice(-2)).toEqual(['impersonation_started', 'impersonation_ended'])
    const last = world.database.kysely.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1)
    expect(await last.execute()).toMatchObject([
      { actor_id: boss.user.id, subject_id: ann.user.id, details: '{"reason":"expired"}' },
    ])
  })

  it.each<[string, (world: World, people: Pair) => Promise<unknown>]>([
    ['the administrator is demoted', (world, { boss }) => world.operator.demote(boss.user.id)],
    ['the administrator is suspended', (world, { boss }) => world.operator.suspend(boss.user.id)],
    ['the user is suspended', (world, { ann }) => world.operator.suspend(ann.user.id)],
    ['the user is promoted', (world, { ann }) => world.operator.promote(ann.user.id)],
    ['the user deletes the account', (world, { ann }) => world.accounts.remove(ann.viewer, PASSWORD, CLIENT)],
  ])('is over or never started when at the same moment %s', async (_what, happen) => {
    await using world = await createAccountServices(kind)
    for (let round = 0; round < 5; round++) {
      const pair = await bossAndAnn(world, round)
      const [begun] = await Promise.allSettled([
        world.impersonation.begin(pair.boss.viewer, pair.ann.user.id, CLIENT),
        happen(world, pair),
      ])
      if (begun.status === 'fulfilled') expect(await world.sessions.find(begun.value.secret)).toBeNull()
      const left = world.database.kysely.selectFrom('sessions').select('user_id')
      expect(await left.where('impersonator_id', 'is not', null).execute()).toEqual([])
    }
    const actions = await world.actions()
    const count = (action: string) => actions.filter((each) => each === action).length
    expect(count('impersonation_ended')).toBe(count('impersonation_started'))
  })

  it('returns only once, however many requests ask for it', async () => {
    await using world = await createAccountServices(kind)
    const { boss, ann } = await bossAndAnn(world)
    const { secret } = await world.impersonation.begin(boss.viewer, ann.user.id, CLIENT)
    const viewer = await world.viewerOf(secret)
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => refusalOf(world.impersonation.stop(viewer, CLIENT))),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    const own = world.database.kysely.selectFrom('sessions').select('token_hash')
    expect(await own.where('user_id', '=', boss.user.id).execute()).toHaveLength(1)
  })
})

type World = Awaited<ReturnType<typeof createAccountServices>>
type Pair = Awaited<ReturnType<typeof bossAndAnn>>

async function bossAndAnn(world: World, round = 0) {
  const boss = await world.signUpProven(`boss${round}@loom.example`)
  await world.operator.promote(boss.user.id)
  const { secret } = await world.signIn(PASSWORD, boss.user.email)
  if (round === 0) await world.operator.create('other@loom.example', PASSWORD)
  return {
    boss: { ...boss, viewer: await world.viewerOf(secret) },
    ann: await world.signUpProven(`ann${round}@loom.example`),
  }
}

async function people(app: App): Promise<{ boss: Person; ann: Person }> {
  return { boss: await aPerson(app, { isAdmin: true }), ann: await aPerson(app) }
}

function sessionsOf({ database }: App, { id }: Person) {
  return database.kysely.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()
}

function records({ database }: App) {
  return (
    database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_id', 'address', 'details'])
      // The system actor creates the administrator of a demo.
      .where('actor_id', 'is not', null)
      .orderBy('id')
      .execute()
  )
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call(sessions.currentUser)).status === 200
}

async function statusWith(app: App, secret: string): Promise<number> {
  const browser = aBrowser(app)
  browser.cookies.set('session', secret)
  return (await browser.call(sessions.currentUser)).status
}

async function age({ database }: App, { id }: Person, milliseconds: number): Promise<void> {
  await database.kysely
    .updateTable('sessions')
    .set({
      created_at: sql<number>`created_at - ${milliseconds}`,
      expires_at: sql<number>`expires_at - ${milliseconds}`,
    })
    .where('user_id', '=', id)
    .execute()
}

function change({ database }: App, { id }: Person, set: { is_admin: 0 | 1 }) {
  return database.kysely.updateTable('users').set(set).where('id', '=', id).execute()
}

function endSessions({ database }: App, { id }: Person) {
  return database.kysely.deleteFrom('sessions').where('user_id', '=', id).execute()
}

function remove({ database }: App, { id }: Person) {
  return database.kysely.deleteFrom('users').where('id', '=', id).execute()
}
