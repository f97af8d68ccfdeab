import {
  type BodyOf,
  CONTACT_MESSAGES,
  type ContactOptions,
  type contact,
  RATE_LIMITS,
} from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { MailQueue } from '../../ports/mail.ts'
import { perNetwork, type RateLimits, type RateLimitUse } from '../../ports/rate-limits.ts'
import type { ContactStorage, Transaction } from './storage.ts'

type ContactMessage = BodyOf<typeof contact.send>

interface Sender extends Pick<Client, 'network' | 'networkFactor'> {
  readonly account: string | null
}

interface ContactParts {
  readonly storage: ContactStorage
  readonly supportEmail: string | null
  readonly isDemo: boolean
  readonly mail: MailQueue
  readonly rateLimits: Pick<RateLimits, 'takeWithin'>
}

export type ContactService = ReturnType<typeof createContact>

export function createContact(parts: ContactParts) {
  const { storage, supportEmail, isDemo, mail, rateLimits } = parts

  return {
    options: async (): Promise<ContactOptions> => ({ supportEmail, isDemo: isDemo && supportEmail !== null }),

    /** Ignores a repeated message, because the first one is on its way or has arrived. */
    async send(written: ContactMessage, { account, ...sender }: Sender): Promise<void> {
      if (supportEmail === null) throw new RequestError('conflict', { message: CONTACT_MESSAGES.closed })
      const { kind, firstName = null, lastName = null, email, subject, message } = written
      const senderName = [firstName, lastName].filter((name) => name !== null).join(' ') || null
      await storage.transaction(async (transaction) => {
        if (await isRepeat(transaction, [kind, senderName, email, subject, message])) return
        await rateLimits.takeWithin(transaction, limitsOf(sender))
        await mail.enqueue(transaction, {
          template: 'contact',
          recipient: supportEmail,
          kind,
          senderName,
          senderEmail: email,
          subject,
          message,
          account,
        })
      })
    },
  }

  async function isRepeat(transaction: Transaction, message: readonly unknown[]): Promise<boolean> {
    const use = {
      rule: 'contactRepeat' as const,
      subject: JSON.stringify(message),
      ...RATE_LIMITS.contactRepeat,
    }
    try {
      await rateLimits.takeWithin(transaction, [use])
      return false
    } catch (error) {
      if (error instanceof RequestError && error.code === 'too_many_requests') return true
      throw error
    }
  }

  function limitsOf(client: Omit<Sender, 'account'>): RateLimitUse[] {
    return [
      perNetwork('contactPerNetwork', client),
      { rule: 'contactInAll', subject: '', ...RATE_LIMITS.contactInAll },
    ]
  }
}
