import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FORMATS, type ImportFormat } from './reading/formats.ts'
import { Reader } from './reading/reader.ts'

async function wordsOf(format: ImportFormat): Promise<readonly string[]> {
  const name = `sample-words.${format}`
  const text = readFileSync(new URL(`../../../public/samples/${name}`, import.meta.url), 'utf8')
  const reader = new Reader()
  await reader.read({ file: new File([text], name) }, { fileName: name })
  const drops = { dropsDuplicates: false, dropsKnown: false, dropsTooLong: false }
  await reader.choose({ isSplit: false, ...drops })
  return reader.take()[0]?.text.split('\n') ?? []
}

describe('the sample files', () => {
  it.each(FORMATS)('contain the same words as %s as in every other format', async (format) => {
    const words = await wordsOf(format)
    expect(words.length).toBe(24)
    expect(words).toEqual(await wordsOf('txt'))
  })
})
