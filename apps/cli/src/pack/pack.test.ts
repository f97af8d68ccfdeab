import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { afterAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()

afterAll(() => {
  workshop[Symbol.dispose]()
})

const pack = (args: readonly string[], input: string) => workshop.wordloom(['pack', ...args], { input })

function output(args: readonly string[], input: string): string {
  const { status, stdout, stderr } = pack(args, input)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

describe('wordloom pack', () => {
  it('writes what fits, the most valuable first, and why the rest does not', () => {
    expect(
      output(['--for=etsy-tags', '-'], 'wool scarf\n\nWool  Scarf\na very long winter scarf\ncosy 🧣\n'),
    ).toBe(
      [
        'wool scarf',
        '',
        '1 of 13 tags.',
        'Characters are counted for each tag, spaces included. Letters, digits, spaces, hyphens, apostrophes and ™ © ® only.',
        'Left out: Wool Scarf: It repeats an earlier one.',
        'Left out: a very long winter scarf: It has 24 characters. 20 are possible.',
        "Left out: cosy 🧣: It contains 🧣. Etsy doesn't take that.\n",
      ].join('\n'),
    )
  })

  it('counts the bytes of App Store keywords', () => {
    const text = output(['--for=app-store-keywords', '-'], 'ภาพถ่าย\nphoto\n')
    expect(text).toContain('27 of 100 bytes.\nThe text has 13 characters and 27 bytes.\n')
  })

  it('names the source of a limit that the platform does not state', () => {
    expect(output(['--for=instagram-hashtags', '-'], 'red shoes\n')).toContain(
      'Reported by: Business Today: Instagram limits hashtags to five per post.',
    )
  })

  it('writes a table or JSON', () => {
    expect(output(['--for=youtube-tags', '--format=csv', '-'], 'Foo Baz\n<3\n')).toBe(
      "Term,State,Reason\r\nFoo Baz,packed,\r\n<3,left out,It contains < or >. YouTube doesn't take that.\r\n",
    )
    expect(JSON.parse(output(['--for=youtube-tags', '--format=json', '-'], 'Foo Baz\nbar\n'))).toMatchObject({
      target: 'youtube-tags',
      text: 'Foo Baz,bar',
      used: 13,
      most: 500,
      unit: 'characters',
      leftOut: [],
      limit: { checked: '2026-11-23' },
    })
  })

  it.each([
    [['-'], 2, 'Name what to pack for: --for etsy-tags, youtube-tags'],
    [['--for=shop', '-'], 2, '--for takes etsy-tags, youtube-tags'],
    [['--for=etsy-tags'], 2, 'Name the file with the words'],
    [['--for=etsy-tags', '-', 'b'], 2, "'b' is one argument too many"],
    [['--for=etsy-tags', '--slots=4', '-'], 2, '--slots'],
    [['--for=etsy-tags', '-'], 1, 'standard input has no words.'],
  ])('refuses %j in one line', (args, status, reason) => {
    const run = pack(args, ' \n')
    expect(run.status).toBe(status)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain(reason)
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
