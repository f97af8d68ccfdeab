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

  it('shows its details on one line', () => {
    expect(toDetailText({})).toBe('')
    expect(toDetailText({ plan: 'yearly', fields: ['email', 'firstName'] })).toBe(
      'plan: yearly · fields: email, firstName',
    )
    expect(toDetailText({ from: { plan: 'free' }, count: 3, by: null })).toBe(
      'from: {"plan":"free"} · count: 3 · by: null',
    )
  })
})
