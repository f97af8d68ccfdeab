import { describe, expect, it } from 'vitest'
import { describeRule } from './describe-rule.ts'

const NAMES = ['City', 'Service']
const condition = (text: string) => describeRule({ kind: 'condition', text }, NAMES)

describe('a rule in words', () => {
  it('says its limits and their unit', () => {
    expect(describeRule({ kind: 'length', unit: 'characters', most: 1080 }, NAMES)).toBe(
      'At most 1,080 characters',
    )
    expect(describeRule({ kind: 'length', unit: 'words', least: 2, most: 5 }, NAMES)).toBe(
      'At least 2 and at most 5 words',
    )
  })
  it('is a sentence if pickers can show it, and its text otherwise', () => {
    expect(condition('IF [City] = "Leeds" THEN [Service] NOT IN {"a", "b"}')).toBe(
      'When City is Leeds, Service is none of a, b',
    )
    expect(condition('IF [City] = "" THEN [Service] = "a"')).toBe('When City is …, Service is a')
    expect(condition(' [City] <> [Service] ')).toBe('[City] <> [Service]')
    expect(condition('')).toBe('Written rule')
  })
  it('is shortened, with an ellipsis as the last character', () => {
    expect(condition('x'.repeat(500)).length).toBe(80)
  })
})
