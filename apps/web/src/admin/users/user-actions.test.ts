import type { User } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { ANN } from '../testing/ann.ts'
import { toUserMenu, type UserActions } from './user-actions.ts'

function nothing() {}

const ACTIONS: UserActions = {
  edit: nothing,
  inspect: nothing,
  showAuditLog: nothing,
  resendVerification: nothing,
  signInAs: nothing,
  endSessions: nothing,
  unsuspend: nothing,
  ask: nothing,
}

const labelsFor = (user: User, isSelf = false) =>
  toUserMenu(user, isSelf, ACTIONS)
    .flat()
    .map(({ label }) => label)

describe('the menu of an account', () => {
  it('offers all actions for another account', () => {
    expect(labelsFor(ANN)).toEqual([
      'Edit User',
      'View Lists and Results',
      'View Audit Log',
      'Log in as User',
      'Sign Out Everywhere',
      'Remove Two-Factor Sign-In',
      'Grant Admin',
      'Suspend User',
      'Delete User',
    ])
  })

  it('offers to resend the verification email only if verification is pending', () => {
    expect(labelsFor({ ...ANN, emailVerified: 0 })).toContain('Resend Verification Email')
    expect(labelsFor({ ...ANN, emailVerified: 0, isSuspended: true })).not.toContain(
      'Resend Verification Email',
    )
  })

  it('offers to undo a suspension or an admin grant', () => {
    const labels = labelsFor({ ...ANN, isSuspended: true, isAdmin: true })
    expect(labels).toEqual(expect.arrayContaining(['Unsuspend User', 'Remove Admin']))
  })

  it('asks before it takes something from a person or makes them an administrator', () => {
    const asked: string[] = []
    const actions = { ...ACTIONS, ask: (question: string) => asked.push(question) }
    for (const user of [ANN, { ...ANN, isAdmin: true }]) {
      for (const { label, onSelect } of toUserMenu(user, false, actions).flat()) {
        if (/Admin|Suspend|Delete|Two-Factor/.test(label)) onSelect(null as unknown as Element)
      }
    }
    expect(new Set(asked)).toEqual(
      new Set(['removeFactors', 'grantAdmin', 'suspend', 'remove', 'removeAdmin']),
    )
  })

  it('never offers to log in as an administrator or a suspended user', () => {
    expect(labelsFor({ ...ANN, isAdmin: true })).not.toContain('Log in as User')
    expect(labelsFor({ ...ANN, isSuspended: true })).not.toContain('Log in as User')
  })

  it('does not offer administrators anything that would lock them out', () => {
    expect(labelsFor({ ...ANN, isAdmin: true }, true)).toEqual([
      'Edit User',
      'View Lists and Results',
      'View Audit Log',
    ])
  })
})
