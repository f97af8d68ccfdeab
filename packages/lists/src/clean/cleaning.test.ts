import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CleaningError } from './cleaning-error.ts'
import type { CleaningStep } from './cleaning-step.ts'
import { prepareCleaning } from './prepare-cleaning.ts'

const ALL = { examples: 100, groups: 100 }

async function clean(words: readonly string[], ...steps: readonly CleaningStep[]) {
  return (await prepareCleaning(steps)).run(words, ALL)
}

const wordsAfter = async (words: readonly string[], ...steps: readonly CleaningStep[]) =>
  (await clean(words, ...steps)).words

const DUPLICATES = { kind: 'remove-duplicates', keep: 'first' } as const

const SIMPLE: readonly CleaningStep[] = [
  { kind: 'trim' },
  { kind: 'remove-empty' },
  { kind: 'case', to: 'lower' },
  { kind: 'strip-punctuation' },
  { kind: 'normalize', form: 'NFC' },
  { kind: 'transliterate' },
  { ...DUPLICATES, ignoring: ['case'] },
  { kind: 'sort', by: 'name', language: 'en' },
  { kind: 'sort', by: 'length' },
]

describe('a cleaning step', () => {
  it.each<[string, CleaningStep, readonly string[], readonly string[]]>([
    ['trims', { kind: 'trim' }, ['  red \t fox ', 'a\u00a0b', 'ok'], ['red fox', 'a b', 'ok']],
    ['removes empty words', { kind: 'remove-empty' }, ['', ' ', 'red'], ['red']],
    ['writes small letters', { kind: 'case', to: 'lower' }, ['Red FOX'], ['red fox']],
    [
      'leaves no loose dot',
      { kind: 'case', to: 'lower' },
      ['İSTANBUL', 'I\u0307ZMIR'],
      ['istanbul', 'izmir'],
    ],
    [
      'writes small letters of a language',
      { kind: 'case', to: 'lower', language: 'tr' },
      ['KIZ İL'],
      ['kız il'],
    ],
    ['writes capitals of a language', { kind: 'case', to: 'upper', language: 'tr' }, ['izmir'], ['İZMİR']],
    ['keeps the capitals of names', { kind: 'case', to: 'title' }, ['the NASA rover'], ['The NASA Rover']],
    ['begins a sentence', { kind: 'case', to: 'sentence' }, [' red fox'], [' Red fox']],
    ['replaces a text', aReplacement('text', '.', '$1'), ['a.b.c'], ['a$1b$1c']],
    [
      'replaces a text whatever its case',
      { kind: 'replace', pattern: { syntax: 'text', text: 'A.', ignoresCase: true }, by: '$1' },
      ['a.ab'],
      ['$1ab'],
    ],
    ['replaces by a wildcard', aReplacement('wildcard', '(*)', ''), ['red (old)'], ['red ']],
    [
      'replaces by a regular expression',
      aReplacement('regex', '(\\d+) ?cm', '$1 centimeters'),
      ['12cm', 'x'],
      ['12 centimeters', 'x'],
    ],
    ['puts texts around words', { kind: 'affix', prefix: '[', suffix: ']' }, ['red'], ['[red]']],
    ['makes words of parts', { kind: 'split', separator: ',' }, ['a, b', 'c', ','], ['a', 'b', 'c']],
    ['keeps one part', { kind: 'split', separator: ',', part: 2 }, ['a, b', 'c'], ['b']],
    [
      'strips punctuation but keeps words whole',
      { kind: 'strip-punctuation' },
      ["“Don't” (t-shirt)!", 'a/b', '$5'],
      ["Don't t-shirt", 'a b', '5'],
    ],
    ['normalizes', { kind: 'normalize', form: 'NFKC' }, ['ｆｏｘ ①'], ['fox 1']],
    ['transliterates', { kind: 'transliterate' }, ['Köln', 'лиса'], ['Koln', 'lisa']],
    [
      'extracts URLs',
      { kind: 'extract', what: 'urls' },
      ['See https://example.org/a_(b), or www.example.org.', 'none'],
      ['https://example.org/a_(b)', 'www.example.org'],
    ],
    [
      'extracts emails',
      { kind: 'extract', what: 'emails' },
      ['Ann <ann.lee+x@mail.example.org>; bob@example.'],
      ['ann.lee+x@mail.example.org'],
    ],
    [
      'extracts whole emails',
      { kind: 'extract', what: 'emails' },
      ["o'neil@ex.org", 'änne@exämple.de', 'a!b#c&d*e/f=g?h@ex.org', 'пример@почта.рф', '"john doe"@ex.org'],
      ["o'neil@ex.org", 'änne@exämple.de', 'a!b#c&d*e/f=g?h@ex.org', 'пример@почта.рф', '"john doe"@ex.org'],
    ],
    [
      'extracts emails without what surrounds them',
      { kind: 'extract', what: 'emails' },
      [
        "'bob@ex.org'",
        '‘bob@ex.org’',
        '*bob@ex.org*',
        'see...bob@ex.org.',
        'a@x.org/b@y.org|c@z.org',
        'a@b@c.org',
      ],
      ['bob@ex.org', 'bob@ex.org', 'bob@ex.org', 'bob@ex.org', 'a@x.org', 'b@y.org', 'c@z.org'],
    ],
    [
      'extracts hashtags',
      { kind: 'extract', what: 'hashtags' },
      ['#Fox, #1 &#39; a#b #été'],
      ['#Fox', '#été'],
    ],
    ['extracts numbers', { kind: 'extract', what: 'numbers' }, ['-5 to 1,234.50 a4'], ['-5', '1,234.50']],
    [
      'extracts numbers before units',
      { kind: 'extract', what: 'numbers' },
      ['1.5l', '2.5kg', '500ml bottle', '5.5"', '10kg x 3', '6\'10"', '٥٠٠غرام'],
      ['1.5', '2.5', '500', '5.5', '10', '3', '6', '10', '٥٠٠'],
    ],
    [
      'extracts numbers with groups, whole',
      { kind: 'extract', what: 'numbers' },
      [
        '1 234,50 EUR',
        '1\u202f234\u202f567',
        "1'234.50",
        '10 000 pas',
        '2 500 €',
        'iphone 12 128gb',
        '36,37,38',
      ],
      ['1 234,50', '1\u202f234\u202f567', "1'234.50", '10 000', '2 500', '12', '128', '36', '37', '38'],
    ],
    [
      'extracts signs of numbers, and no hyphens',
      { kind: 'extract', what: 'numbers' },
      ['A-10', '10-20', '-.5', '−7', 'Rs.201.68', 'v1.5 mp3'],
      ['10', '10', '20', '-.5', '−7', '201.68'],
    ],
    ['keeps what contains a text', aTest('keep', 'text', 'fox'), ['red fox', 'owl'], ['red fox']],
    [
      'matches a wildcard with the whole word',
      aTest('remove', 'wildcard', 'r?d*'),
      ['red fox', 'a red'],
      ['a red'],
    ],
    [
      'removes what a regular expression matches',
      aTest('remove', 'regex', '^\\d'),
      ['4 owls', 'owl'],
      ['owl'],
    ],
    [
      'removes the words of a list',
      { kind: 'remove', test: { kind: 'list', words: 'Red\nOwl\n', ignoring: ['case'] } },
      ['red', '', 'fox'],
      ['', 'fox'],
    ],
    [
      'keeps a length in characters',
      { kind: 'keep', test: { kind: 'length', unit: 'characters', most: 2 } },
      ['🦊🦊', 'fox'],
      ['🦊🦊'],
    ],
    [
      'keeps a number of words',
      { kind: 'keep', test: { kind: 'length', unit: 'words', least: 2 } },
      ['red fox', 'fox'],
      ['red fox'],
    ],
    [
      'removes words with emoji',
      { kind: 'remove', test: { kind: 'characters', of: 'emoji' } },
      ['a🦊', '#1'],
      ['#1'],
    ],
    [
      'sorts by the alphabet of a language',
      { kind: 'sort', by: 'name', language: 'sv' },
      ['ö', 'z', 'Å', 'a'],
      ['a', 'z', 'Å', 'ö'],
    ],
    [
      'sorts by number, without numbers last',
      { kind: 'sort', by: 'number' },
      ['x', '10', 'a 9', '1,000'],
      ['a 9', '10', '1,000', 'x'],
    ],
    [
      "sorts by number where hyphens aren't signs",
      { kind: 'sort', by: 'number' },
      ['iphone-12', 'A-10', 'iphone-7', 'A-2', '-3', 'from −4'],
      ['from −4', '-3', 'A-2', 'iphone-7', 'A-10', 'iphone-12'],
    ],
    [
      'sorts by number with decimal commas',
      { kind: 'sort', by: 'number' },
      ['2 l', '1,5 l', '1.200 l', '0,75 l', '1,125 l'],
      ['0,75 l', '1,125 l', '1,5 l', '2 l', '1.200 l'],
    ],
    [
      'sorts by number with decimal points',
      { kind: 'sort', by: 'number' },
      ['1,200 l', '2.5 l', '2.125 l', '10 000 l', '.75 l'],
      ['.75 l', '2.125 l', '2.5 l', '1,200 l', '10 000 l'],
    ],
    [
      'sorts by the next number if the first is the same',
      { kind: 'sort', by: 'number' },
      ['1.2.10', '12 x 10 cm', '1.2.9', '12 x 9 cm', 'v1.1.9'],
      ['v1.1.9', '1.2.9', '1.2.10', '12 x 9 cm', '12 x 10 cm'],
    ],
    [
      'keeps the order of words of the same length',
      { kind: 'sort', by: 'length', isDescending: true },
      ['b', 'aaa', 'a', 'bbb'],
      ['aaa', 'bbb', 'b', 'a'],
    ],
  ])('%s', async (_what, step, words, expected) => {
    expect(await wordsAfter(words, step)).toEqual(expected)
  })

  it('shuffles in the same order for the same seed', async () => {
    const words = Array.from({ length: 50 }, (_, i) => `${i}`)
    const [first, again, other] = await Promise.all(
      ['7', '7', '8'].map((seed) => wordsAfter(words, { kind: 'sort', by: 'random', seed })),
    )
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    expect([...(first ?? [])].sort()).toEqual([...words].sort())
  })

  it('reports what it does', async () => {
    const { steps } = await clean(['a, b', '', 'c'], { kind: 'split', separator: ',' })
    expect(steps[0]).toEqual({
      before: 3,
      after: 3,
      changed: 1,
      removed: 1,
      added: 1,
      examples: [
        { before: 'a, b', after: 'a\nb' },
        { before: '', after: null },
      ],
      groupCount: 0,
      groups: [],
    })
  })

  it('counts a difference for each word that it changes or removes, whatever the words', async () => {
    const cleanings = await Promise.all(SIMPLE.map((step) => prepareCleaning([step])))
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(SIMPLE.length - 1), (words, at) => {
        const { words: made, steps } = cleanings[at]?.run(words, ALL) ?? { words: [], steps: [] }
        const [{ before, after, changed, removed, added } = fail()] = steps
        expect(before).toBe(words.length)
        expect(after).toBe(made.length)
        expect(after).toBe(before - removed + added)
        if (changed + removed + added === 0) expect(made).toEqual(words)
        expect(cleanings[at]?.run(made, ALL).words).toEqual(made)
      }),
    )
  })
})

describe('removing duplicates', () => {
  it.each<[string, CleaningStep, readonly string[]]>([
    ['the first', { ...DUPLICATES, ignoring: ['case'] }, ['Red fox', 'owl']],
    ['the last', { ...DUPLICATES, keep: 'last', ignoring: ['case'] }, ['owl', 'RED FOX']],
  ])('keeps %s of a group in its place', async (_what, step, expected) => {
    expect(await wordsAfter(['Red fox', 'red fox', 'owl', 'RED FOX'], step)).toEqual(expected)
  })

  it('keeps the shortest or the longest if asked', async () => {
    const words = ['the shoes', 'shoe', 'shoes for the']
    const ignoring = ['endings', 'stop-words', 'order'] as const
    expect(await wordsAfter(words, { ...DUPLICATES, keep: 'shortest', ignoring })).toEqual(['shoe'])
    expect(await wordsAfter(words, { ...DUPLICATES, keep: 'longest', ignoring })).toEqual(['shoes for the'])
  })

  it('shows each group with its survivor', async () => {
    const { steps } = await clean(['b', 'a', 'B', 'b', 'c'], {
      ...DUPLICATES,
      keep: 'last',
      ignoring: ['case'],
    })
    expect(steps[0]).toMatchObject({
      removed: 2,
      groupCount: 1,
      groups: [{ survivor: 'b', others: ['b', 'B'], size: 3 }],
    })
  })
})

describe('a cleaning chain', () => {
  it('runs its steps in order', async () => {
    const { words, steps } = await clean(
      [' Red', 'red '],
      { kind: 'trim' },
      { ...DUPLICATES, ignoring: ['case'] },
      { kind: 'case', to: 'upper' },
    )
    expect(words).toEqual(['RED'])
    expect(steps.map(({ before, after }) => [before, after])).toEqual([
      [2, 2],
      [2, 1],
      [1, 1],
    ])
  })

  it.each<[CleaningStep, string]>([
    [aReplacement('regex', '(a', ''), "'(a' isn't a regular expression of RE2: missing closing ): `(a`."],
    [aReplacement('regex', '(a)\\1', ''), 'invalid escape sequence'],
    [{ ...DUPLICATES, ignoring: ['endings'], language: 'xx' }, "no word endings and stop words for 'xx'"],
    [{ kind: 'sort', by: 'name', language: 'not a tag' }, "'not a tag' isn't a language tag"],
  ])('names the step that cannot run: %j', async (step, problem) => {
    const failure = await prepareCleaning([{ kind: 'trim' }, step]).catch((error) => error)
    expect(failure).toBeInstanceOf(CleaningError)
    expect(failure.step).toBe(1)
    expect(failure.message).toContain(problem)
  })

  it('takes linear time for a pattern that stops other engines', async () => {
    const cleaning = await prepareCleaning([aReplacement('regex', '(a+)+$', 'x')])
    expect(cleaning.run([`${'a'.repeat(5_000)}b`], ALL).steps[0]?.changed).toBe(0)
  })
})

function aReplacement(syntax: 'text' | 'wildcard' | 'regex', text: string, by: string): CleaningStep {
  return { kind: 'replace', pattern: { syntax, text }, by }
}

function aTest(kind: 'keep' | 'remove', syntax: 'text' | 'wildcard' | 'regex', text: string): CleaningStep {
  return { kind, test: { kind: 'pattern', pattern: { syntax, text } } }
}

function fail(): never {
  throw new Error('There is no report.')
}
