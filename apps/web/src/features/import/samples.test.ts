import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooseItems } from './reading/choose-items.ts'
import { FORMATS, type ImportFormat } from './reading/formats.ts'
import { isRefusal, readText } from './reading/read-text.ts'

function wordsOf(format: ImportFormat): readonly string[] {
  const text = readFileSync(
    new URL(`../../../public/samples/sample-words.${format}`, import.meta.url),
    'utf8',
  )
  const content = readText(text, { format, delimiter: null, hasPlainQuotes: false })
  if (isRefusal(content)) return expect.fail(content.message)
  const choice = { columns: 'all', hasHeader: false, isSplit: false } as const
  const drops = { dropsDuplicates: false, dropsKnown: false, dropsTooLong: false }
  return chooseItems(content, { ...choice, ...drops }, null).lists[0]?.items ?? []
}

describe('the sample files', () => {
  it.each(FORMATS)('contain the same words as %s as in every other format', (format) => {
    expect(wordsOf(format).length).toBe(24)
    expect(wordsOf(format)).toEqual(wordsOf('txt'))
  })
})
