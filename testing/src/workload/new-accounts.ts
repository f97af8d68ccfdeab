import { accounts, sessions } from '@wordloom/contract'
import { expect } from 'vitest'
import { aVisitor, type Visitor } from '../network/visitor.ts'

export interface NewAccounts {
  keepComing(origin: string, onAnswer: () => Promise<void>): Promise<void>
  expectThere(origin: string): Promise<void>
}

export function newAccounts(password: string): NewAccounts {
  const ledger = new Map<string, Visitor>()
  let number = 0

  return {
    async keepComing(origin, onAnswer) {
      for (;;) {
        const email = `new-account-${number++}@loom.example`
        const visitor = aVisitor(origin)
        const status = await visitor
          .call(accounts.signUp, { body: { email, password } })
          // Read the whole response, because a truncated one counts as none.
          .then((answer) => answer.arrayBuffer().then(() => answer.status))
          .catch(() => null)
        if (status === null || status === 503) return
        if (status !== 201) throw new Error(`Signing up was answered ${status}.`)
        ledger.set(email, visitor)
        await onAnswer()
      }
    },

    async expectThere(origin) {
      for (const [email, visitor] of ledger) {
        const answer = await visitor.at(origin).call(sessions.currentUser)
        expect([email, answer.status]).toEqual([email, 200])
        expect(await answer.json()).toMatchObject({ email })
      }
      for (const email of [...ledger.keys()].slice(-3)) {
        const answer = await aVisitor(origin).call(sessions.signIn, { body: { email, password } })
        expect([email, answer.status]).toEqual([email, 200])
      }
    },
  }
}
