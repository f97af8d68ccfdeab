import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { folders } from './folders.ts'
import { Description, ItemParams, titleOf } from './item-fields.ts'
import { projects } from './projects.ts'

const Name = titleOf('Please enter a name')

describe('a name', () => {
  it.each([
    [' Cities UK ', 'Cities UK'],
    ['__proto__', '__proto__'],
    ["'; DROP TABLE users;--", "'; DROP TABLE users;--"],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['مدن', 'مدن'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('can be %j', (sent, kept) => {
    expect(z.parse(Name, sent)).toBe(kept)
  })

  it.each([undefined, null, 7, ['x'], '', '   ', '\u200b', '\u2060\ufeff', '\u3164'])(
    'is missing in %j',
    (sent) => {
      expect(messageOf(Name, sent)).toBe('Please enter a name')
    },
  )

  it.each([
    ['x'.repeat(201), 'Please use at most 200 characters'],
    ['two\nlines', 'Please remove the invisible characters'],
    ['a\0b', 'Please remove the invisible characters'],
    ['\udc00a', 'Please remove the invisible characters'],
  ])("can't be %j", (sent, message) => {
    expect(messageOf(Name, sent)).toBe(message)
  })
})

describe('a description', () => {
  it('may have several lines, and becomes null when blank', () => {
    expect(z.parse(Description, ' For the\nspring launch ')).toBe('For the\nspring launch')
    expect(z.parse(Description, ' \n')).toBeNull()
  })
})

describe('the id of an item in a URL', () => {
  it.each(['1', '42', '9007199254740991'])('can be %s', (id) => {
    expect(z.parse(ItemParams, { id })).toEqual({ id: Number(id) })
  })

  it.each(['0', '-1', '01', '1.5', '1e3', 'one', '', ' 1', '9007199254740992', '99999999999999999'])(
    "can't be %j",
    (id) => {
      expect(z.safeParse(ItemParams, { id }).success).toBe(false)
    },
  )
})

describe('the color of a folder', () => {
  it.each([
    ['#3B82F6', '#3b82f6'],
    ['#ec4899', '#ec4899'],
    [undefined, '#3b82f6'],
  ])('turns %j into %s', (color, kept) => {
    expect(z.parse(folders.create.body, { name: 'Cities', color }).color).toBe(kept)
  })

  it.each(['red', '#fff', '#3b82f6;background:url(//evil.example)', 5, null])("can't be %j", (color) => {
    expect(messageOf(folders.create.body, { name: 'Cities', color })).toBe(
      'Please choose one of the folder colors',
    )
  })
})

describe('a change of a project', () => {
  it.each([
    { name: 'Spring' },
    { name: 'Spring', description: 'Launch' },
    { separator: 'space' },
    { columns: ['a', 'b', 'c'].map((id) => ({ id, words: 'red\nblue' })) },
  ])('can be %j', (body) => {
    expect(z.safeParse(projects.update.body, body).success).toBe(true)
  })

  it.each([
    [{}, 'Please enter a project name'],
    [{ description: 'Launch' }, 'Please enter a project name'],
    [{ name: ' ' }, 'Please enter a project name'],
    [{ columns: [] }, 'A project has 3 to 6 columns'],
    [{ customSeparator: 'x'.repeat(51) }, 'Please use at most 50 characters'],
  ])("can't be %j", (body, message) => {
    expect(messageOf(projects.update.body, body)).toBe(message)
  })
})

function messageOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}
