import { sessions } from '@wordloom/contract'
import type { DatabaseKind } from '../database/database.ts'
import { anApp } from '../server/app.ts'
import { type App, aPerson, type Person } from './person.ts'

export type SiteWithAdmin = Awaited<ReturnType<typeof aSiteWithAdmin>>

export async function aSiteWithAdmin(kind: DatabaseKind) {
  const app: App = await anApp({ kind, settings: { NODE_ENV: 'production' } })
  const boss = await aPerson(app, { isAdmin: true })
  const { kysely } = app.database

  return {
    app,
    boss,

    userRow: (id: string) =>
      kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    records: (id: string) =>
      kysely
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'address', 'details'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),

    async mails(): Promise<string[]> {
      const rows = await kysely.selectFrom('outbox').select(['template', 'recipient']).orderBy('id').execute()
      return rows.map(({ template, recipient }) => `${template} to ${recipient}`)
    },

    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

export async function isSignedIn({ browser }: Person): Promise<boolean> {
  return (await browser.call(sessions.currentUser)).status === 200
}

export async function actionsAbout(site: SiteWithAdmin, id: string): Promise<string[]> {
  return (await site.records(id)).map(({ action }) => action)
}
