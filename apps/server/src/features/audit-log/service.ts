import { ADMIN_MESSAGES, AUDIT_PAGE_ENTRIES, type AuditEntry, type AuditPage } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { AuditReading, FoundEntry } from './reading.ts'

interface Question {
  readonly user?: string | undefined
  readonly action?: string | undefined
  readonly after?: string | undefined
}

export type AuditService = ReturnType<typeof createAuditService>

export function createAuditService({ reading }: { readonly reading: AuditReading }) {
  return {
    async page({ user = '', action = '', after }: Question): Promise<AuditPage> {
      const section = {
        action: action === '' ? undefined : action,
        before: after === undefined ? undefined : toId(after),
        most: AUDIT_PAGE_ENTRIES + 1,
      }
      const found =
        user === ''
          ? await reading.page(section)
          : await reading.pageOf((await reading.findIdByEmail(user)) ?? user, section)
      const page = found.slice(0, AUDIT_PAGE_ENTRIES)
      const last = page.at(-1)
      const ids = page.flatMap(({ actorId, subjectId }) => [actorId, subjectId])
      const emails = await reading.emailsOf([...new Set(ids.filter((id) => id !== null))])
      return {
        entries: page.map((entry) => toEntry(entry, emails)),
        next: found.length > page.length && last !== undefined ? String(last.id) : null,
      }
    },
  }
}

function toEntry(found: FoundEntry, emails: ReadonlyMap<string, string>): AuditEntry {
  const { id, at, action, actorId, subjectId, address, details } = found
  const personOf = (userId: string | null) =>
    userId === null ? null : { id: userId, email: emails.get(userId) ?? null }
  return {
    id,
    at: new Date(at).toISOString(),
    action,
    actor: personOf(actorId),
    subject: personOf(subjectId),
    address,
    details: JSON.parse(details) as Record<string, unknown>,
  }
}

function toId(cursor: string): number {
  if (/^[1-9][0-9]{0,14}$/.test(cursor)) return Number(cursor)
  throw new RequestError('bad_request', { message: ADMIN_MESSAGES.noPage })
}
