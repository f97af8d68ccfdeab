import type { Writable } from 'node:stream'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Email, type User } from '@wordloom/contract'
import * as z from 'zod/mini'
import type { Operator } from '../features/accounts/operator/operator.ts'
import type { Command } from './command.ts'
import { COMMAND_TEXTS, LIST_TEXTS, PASSWORD_TEXTS } from './texts.ts'
import { UsageError } from './usage-error.ts'

type RunnableCommand = Exclude<Command, { kind: 'help' }>

interface Surroundings {
  readonly operator: Operator
  readonly readPassword: (why?: string) => Promise<string>
  readonly output: Writable
}

export async function run(
  command: RunnableCommand,
  { operator, readPassword, output }: Surroundings,
): Promise<void> {
  if (command.kind === 'list') {
    await writeLines(output, operator.list(command))
    return
  }
  const { account } = command
  switch (command.kind) {
    case 'create': {
      const email = toEmail(account)
      tell(output, await operator.create(email, await readPassword()))
      break
    }
    case 'promote': {
      const { email, emailVerified } = await operator.find(account)
      tell(
        output,
        emailVerified === 1
          ? await operator.promote(account)
          : await operator.promoteUnproven(account, await readPassword(unproven(email))),
      )
      break
    }
    case 'reset-password': {
      await operator.find(account)
      tell(output, await operator.resetPassword(account, await readPassword()))
      break
    }
    case 'remove-second-factors':
      tell(output, await operator.removeSecondFactors(account))
      break
    default:
      tell(output, await operator[command.kind](account))
  }
}

function unproven(email: string): string {
  return PASSWORD_TEXTS.unproven(email)
}

function tell(output: Writable, user: User): void {
  output.write(`${toLine(user)}\n`)
}

async function writeLines(output: Writable, users: AsyncIterable<User>): Promise<void> {
  await pipeline(Readable.from(toLines(users)), output, { end: false })
}

async function* toLines(users: AsyncIterable<User>): AsyncGenerator<string> {
  for await (const user of users) yield `${toLine(user)}\n`
}

/** @example toLine(ann) // '0199…\tann@example.org\tadministrator\tverified\tactive\tfree\t2026-01-15' */
function toLine(user: User): string {
  return [
    user.id,
    user.email,
    user.isAdmin ? LIST_TEXTS.administrator : LIST_TEXTS.member,
    user.emailVerified === 1 ? LIST_TEXTS.verified : LIST_TEXTS.unverified,
    user.isSuspended ? LIST_TEXTS.suspended : LIST_TEXTS.active,
    user.subscriptionPlan,
    user.createdAt.slice(0, 10),
  ].join('\t')
}

function toEmail(given: string): string {
  const { data } = z.safeParse(Email, given)
  if (data === undefined) throw new UsageError(COMMAND_TEXTS.noAddress(given))
  return data
}
