import {
  ADMIN_MESSAGES,
  ADMIN_PAGE_USERS,
  type UserFilter,
  type UserPage,
  type UserSummary,
} from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Directory, Place } from './directory.ts'

const RECENT = 5

interface ListingParts {
  readonly directory: Directory
  readonly toSearched: (text: string) => string
}

interface Question {
  readonly search?: string | undefined
  readonly filter?: UserFilter | undefined
  readonly after?: string | undefined
}

export function createListing({ directory, toSearched }: ListingParts) {
  return {
    async users({ search = '', filter = 'all', after }: Question): Promise<UserPage> {
      const { users, total } = await directory.find({
        search: toSearched(search),
        filter,
        after: after === undefined ? null : toPlace(after),
        most: ADMIN_PAGE_USERS + 1,
      })
      const page = users.slice(0, ADMIN_PAGE_USERS)
      const last = page.at(-1)
      const hasMore = users.length > page.length && last !== undefined
      return {
        users: page.map(({ user }) => user),
        total,
        next: hasMore ? toCursor(last.place) : null,
      }
    },

    async summary(): Promise<UserSummary> {
      const plans = { free: 0, monthly: 0, yearly: 0, friends_family: 0 }
      const counts = {
        total: 0,
        verified: 0,
        verificationSent: 0,
        noVerification: 0,
        suspended: 0,
        administrators: 0,
      }
      for await (const share of directory.shares()) {
        const { count, isVerified, isVerificationSent } = share
        counts.total += count
        if (isVerified) counts.verified += count
        else if (isVerificationSent) counts.verificationSent += count
        else counts.noVerification += count
        if (share.isSuspended) counts.suspended += count
        if (share.isAdmin) counts.administrators += count
        plans[share.plan] += count
      }
      return { ...counts, plans, recent: [...(await directory.latest(RECENT))] }
    },
  }
}

function toCursor({ createdAt, id }: Place): string {
  return `${createdAt}.${id}`
}

function toPlace(cursor: string): Place {
  const [, createdAt, id] = /^([0-9]{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (createdAt === undefined || id === undefined) {
    throw new RequestError('bad_request', { message: ADMIN_MESSAGES.noPage })
  }
  return { createdAt: Number(createdAt), id }
}
