import { describe, expect, it } from 'vitest'
import { toActionName } from './action-names.ts'
import { toDetailText } from './detail-text.ts'

describe('an entry of the audit log', () => {
  it('says what was done as people say it, also where it is new to the page', () => {
    expect(toActionName('user_suspended')).toBe('Suspended a user')
    expect(toActionName('tea.was_made')).toBe('Tea was made')
  })

  it('shows what belongs to it in a line', () => {
    expect(toDetailText({})).toBe('')
    expect(toDetailText({ plan: 'yearly', fields: ['email', 'firstName'] })).toBe(
      'plan: yearly · fields: email, firstName',
    )
    expect(toDetailText({ from: { plan: 'free' }, count: 3, by: null })).toBe(
      'from: {"plan":"free"} · count: 3 · by: null',
    )
  })
})
