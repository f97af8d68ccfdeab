import type { Page } from '@playwright/test'
import { DEFAULT_OPTIONS, type RowSettings } from '@wordloom/contract'
import { GeneratorPage } from '../../fixtures/generator.ts'
import { aResult } from '../../fixtures/library.ts'
import { longTasksDuring } from '../../fixtures/long-tasks.ts'
import { aVerifiedMember } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'types by keyboard')

const WORDS = 1000
const SYLLABLES = ['ka', 'lo', 'mi', 'ru', 'ten', 'sha', 'o', 'ver', 'ing', 'est']
const TYPED = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Words of 1 to 5 syllables. Some of them are in several columns. */
function wordsOf(column: number): readonly string[] {
  const words = new Set<string>()
  for (let n = 7 * column; words.size < WORDS; n++) {
    const digits = [...String((n * 7919) % 99_991)].map(Number)
    words.add(digits.map((digit) => SYLLABLES[digit]).join(''))
  }
  return [...words]
}

const COLUMNS = [0, 1, 2].map(wordsOf)
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const
const LENGTH = { kind: 'length', unit: 'characters', most: 30 } as const
/** 500 pairs of words that no row may have. */
const CONDITIONS = Array.from({ length: 5 }, (_, rule) => ({
  kind: 'condition' as const,
  text: Array.from({ length: 100 }, (_, pair) => toCondition(100 * rule + pair)).join(';\n'),
}))

function toCondition(k: number): string {
  const [left = 0, right = 1] = PAIRS[k % PAIRS.length] ?? []
  const [a, b] = [COLUMNS[left]?.[(k * 31) % WORDS], COLUMNS[right]?.[(k * 17) % WORDS]]
  return `IF [${left + 1}] = "${a}" THEN [${right + 1}] <> "${b}"`
}

interface Times {
  readonly count: readonly number[]
  readonly sample: readonly number[]
}

/** Milliseconds from each of a few keystrokes to the new count and to the new sample. */
async function measure(page: Page, rules: RowSettings['rules']): Promise<Times> {
  const columns = COLUMNS.map((words) => words.join('\n'))
  const recipe = { ...DEFAULT_OPTIONS, separator: 'space', version: 2, columns, rows: { rules } } as const
  const { id } = await aResult(page, { recipe })
  const generator = new GeneratorPage(page)
  await page.goto(`/?result=${id}`)
  await expect(page.getByText(/^Out of 1,000,000,000 · .* as text/)).toBeVisible()
  await generator.words(1).focus()
  await page.evaluate(watch)
  const longTasks = await longTasksDuring(page, async () => {
    for (const letter of TYPED) {
      await page.keyboard.press('Control+Home')
      await page.keyboard.insertText(`${letter}\n`)
      await expect(generator.sample().first()).toHaveText(new RegExp(`^${letter} `))
      await expect.poll(() => page.evaluate(() => (window as unknown as Watched).keep())).toBe(true)
    }
  })
  expect(longTasks, 'tasks over 50 ms while typing').toEqual([])
  return await page.evaluate(() => (window as unknown as Watched).times)
}

interface Watched {
  readonly times: { readonly count: number[]; readonly sample: number[] }
  /** Keeps the times of the last keystroke. Returns false if its count isn't there yet. */
  keep(): boolean
}

/** Runs in the page. */
function watch(): void {
  const times: Watched['times'] = { count: [], sample: [] }
  const last = { typed: 0, count: 0, sample: 0 }
  const line = [...document.querySelectorAll('p')].find((p) => p.textContent.includes('possible'))
  const read = () => ({
    count: line?.textContent.includes('possible') ? line.textContent : undefined,
    sample: document.querySelector('[aria-label="Sample"] li')?.textContent,
  })
  let shown = read()
  new MutationObserver(() => {
    const now = read()
    for (const part of ['count', 'sample'] as const) {
      if (now[part] === undefined || now[part] === shown[part]) continue
      last[part] = performance.now()
      shown = { ...shown, [part]: now[part] }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  addEventListener('input', () => Object.assign(last, { typed: performance.now() }), { capture: true })
  const keep = () => {
    if (last.count < last.typed || last.sample < last.typed) return false
    times.count.push(Math.round(last.count - last.typed))
    times.sample.push(Math.round(last.sample - last.typed))
    return true
  }
  Object.assign(window, { times, keep })
}

test('the count follows typing in 1,000 words a column under lengths and conditions', {
  tag: '@alone',
}, async ({ page }) => {
  await aVerifiedMember(page)
  const { count, sample } = await measure(page, [LENGTH, ...CONDITIONS])
  expect(Math.min(...sample), `sample after ${sample} ms`).toBeLessThanOrEqual(100)
  expect(Math.min(...count), `count after ${count} ms`).toBeLessThanOrEqual(100)
})

test('the count follows typing in 1,000 words a column under all kinds of rules', {
  tag: '@alone',
}, async ({ page }) => {
  await aVerifiedMember(page)
  const leaveOut = { kind: 'leave-out', texts: COLUMNS.map(([word]) => word).join(' ') } as const
  const { count, sample } = await measure(page, [LENGTH, ...CONDITIONS, { kind: 'no-word-twice' }, leaveOut])
  expect(Math.min(...sample), `sample after ${sample} ms`).toBeLessThanOrEqual(100)
  expect(Math.min(...count), `count after ${count} ms`).toBeLessThanOrEqual(1000)
})
