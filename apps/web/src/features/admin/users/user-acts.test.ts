import type { User } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { ANN } from '../testing/ann.ts'
import { toUserMenu, type UserActs } from './user-acts.ts'

function nothing() {}

const ACTS: UserActs = {
  edit: nothing,
  inspect: nothing,
  showAuditLog: nothing,
  resendVerification: nothing,
  signInAs: nothing,
  endSessions: nothing,
  setSuspended: nothing,
  setAdministrator: nothing,
  removeFactors: nothing,
  remove: nothing,
}

const labelsFor = (user: User, isSelf = false) => toUserMenu(user, isSelf, ACTS).map(({ label }) => label)

describe('the menu of an account', () => {
  it('offers for somebody else all that can be done', () => {
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

  it('offers the link that proves an address only where that is open', () => {
    expect(labelsFor({ ...ANN, emailVerified: 0 })).toContain('Resend Verification Email')
    expect(labelsFor({ ...ANN, emailVerified: 0, isSuspended: true })).not.toContain(
      'Resend Verification Email',
    )
  })

  it('offers to take back what was done', () => {
    const labels = labelsFor({ ...ANN, isSuspended: true, isAdmin: true })
    expect(labels).toEqual(expect.arrayContaining(['Unsuspend User', 'Remove Admin']))
  })

  it('never offers to be an administrator, or somebody who is suspended', () => {
    expect(labelsFor({ ...ANN, isAdmin: true })).not.toContain('Log in as User')
    expect(labelsFor({ ...ANN, isSuspended: true })).not.toContain('Log in as User')
  })

  it('offers nothing for one’s own account that would lock one out', () => {
    expect(labelsFor({ ...ANN, isAdmin: true }, true)).toEqual([
      'Edit User',
      'View Lists and Results',
      'View Audit Log',
    ])
  })
})
