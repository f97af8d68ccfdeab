import type { Recipe } from '@wordloom/contract'
import { openFile, readKeywordRows } from '@wordloom/reading'
import { describe, expect, it } from 'vitest'
import { RowsCheck, UnusableRecipeError } from './rows-check.ts'

const NUMBERS = Array.from({ length: 1000 }, (_, i) => `word${i}`).join('\n')

const RECIPE: Recipe = {
  columns: [NUMBERS, NUMBERS, `${NUMBERS}\nfree`],
  separator: 'space',
  customSeparator: '',
  wrap: 'nothing',
  customPrefix: '',
  customSuffix: '',
  unique: false,
}

async function check(text: string, change: Partial<Recipe> = {}) {
  const negatives = await readKeywordRows(await openFile(text))
  return new RowsCheck(
    { recipe: { ...RECIPE, ...change }, matchType: 'broad', negatives, platform: 'google-ads' },
    () => {},
  )
}

describe('negatives for rows of the generator', () => {
  it('are counted exactly for a billion rows, with the first rows', async () => {
    const checked = await check('free\n"word1 word2"\nnowhere')
    expect(checked.summary).toMatchObject({ total: 1_001_000_000n, left: 1_000_000_000n, negatives: 3 })
    expect(checked.rows('', 0, 10)).toEqual({
      total: 3,
      rows: [
        {
          negative: 'free',
          effect: 'blocks',
          rows: 1_000_000n,
          examples: ['word0 word0 free', 'word0 word1 free', 'word0 word2 free'],
        },
        {
          negative: '"word1 word2"',
          effect: 'narrows',
          rows: 1001n + 1000n,
          examples: ['word0 word1 word2', 'word1 word1 word2', 'word1 word2 word0'],
        },
        { negative: 'nowhere', effect: 'blocks', rows: 0n, examples: [] },
      ],
    })
    expect(checked.rows('WORD', 0, 10).total).toBe(1)
  })

  it('name the place of a setting that can not be used', async () => {
    await expect(check('free', { version: 2, rows: { patterns: ['{1} {Cty}'] } })).rejects.toThrow(
      new UnusableRecipeError(
        'Pattern 1, character 6: There is no column “Cty”. The columns are “Column 1”, “Column 2”, “Column 3”.',
      ),
    )
  })
})
