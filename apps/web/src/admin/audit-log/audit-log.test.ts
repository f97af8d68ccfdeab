import { describe, expect, it } from 'vitest'
import { toActionName } from './action-names.ts'
import { toDetailText } from './detail-text.ts'

describe('an audit log entry', () => {
  it('names its action in plain words, even an action that the page does not know', () => {
    expect(toActionName('user_suspended')).toBe('Suspended a user')
    expect(toActionName('taken_over')).toBe('Took over an unverified account')
    expect(toActionName('database_restored')).toBe('Restored the database from a backup')
    expect(toActionName('tea.was_made')).toBe('Tea was made')
  })

  it('says its details in words, on one line', () => {
    expect(toDetailText({})).toBe('')
    expect(toDetailText({ plan: 'friends_family', status: 'past_due', isAdmin: false })).toBe(
      'Plan: Friends & Family · Status: Past due · Admin: no',
    )
    expect(toDetailText({ plan: 'yearly', status: 'active', former: { plan: 'free', status: 'free' } })).toBe(
      'Plan: Yearly · Status: Active · Before: Free, Free',
    )
    expect(toDetailText({ fields: ['emailVerified', 'firstName'], emailVerified: 1 })).toBe(
      'Changed: email verification, first name · Email verified: yes',
    )
    expect(toDetailText({ factor: 'recovery_code' })).toBe('With: recovery code')
    expect(toDetailText({ scope: 'read', expiresAt: Date.UTC(2026, 2, 5, 12) })).toBe(
      'Scope: read only · Expires: Mar 5, 2026',
    )
    expect(toDetailText({ reason: 'expired' })).toBe('Reason: the session expired')
    expect(toDetailText({ mail: 'a1', template: 'password-reset' })).toBe(
      'Email ID: a1 · Email: Link to reset a password',
    )
  })

  it('shows details that the page does not know by their names', () => {
    expect(toDetailText({ teaCount: 3, by_whom: null, plan: 'weekly' })).toBe(
      'Tea count: 3 · By whom: null · Plan: weekly',
    )
  })
})
