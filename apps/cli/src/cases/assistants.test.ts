import { anAssistant } from '@wordloom/testing/command-line/assistant'
import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { WORD_CASES } from '@wordloom/testing/files/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workshop = aWorkshop()
let assistant: Awaited<ReturnType<typeof anAssistant>>
beforeAll(async () => {
  assistant = await anAssistant({ XDG_CONFIG_HOME: workshop.folder }, ['--folder', workshop.folder])
})
afterAll(async () => {
  await assistant[Symbol.asyncDispose]()
  workshop[Symbol.dispose]()
})

it.each(WORD_CASES)('assistants read a file with $kind as the commands do', async (one) => {
  const file = workshop.aFile(one.name, one.content)
  const { words, read } = await assistant.call('read_file', { file })
  expect(words).toEqual(one.words)
  for (const part of one.told ?? []) expect(read.summary).toContain(part)
  const nothing = { negatives: 'nothing of it', keywordsFile: file }
  expect(await assistant.call('judge_negatives', nothing)).toMatchObject({
    keywords: one.words.length,
    blocked: 0,
  })
})

it.each(WORD_CASES.filter(({ content, needsName }) => typeof content === 'string' && needsName !== true))(
  'assistants read a text with $kind as its file',
  async ({ content, words }) => {
    const nothing = { negatives: 'nothing of it', keywords: content }
    expect(await assistant.call('judge_negatives', nothing)).toMatchObject({ keywords: words.length })
  },
)

describe('an assistant', () => {
  const TABLE = 'Keyword;Campaign;Clicks\nscarf;Winter;5\nhat;Summer;7\n'

  it('sends a text of a table, and sees what was assumed', async () => {
    const packed = await assistant.call('pack_terms', { target: 'etsy-tags', text: TABLE })
    expect(packed).toMatchObject({
      text: 'scarf,hat',
      read: {
        summary: 'semicolons, header on line 1, words from “Keyword”',
        separator: ';',
        headerLine: 1,
        columns: [{ name: 'Keyword', number: 1, isChosen: true }, {}, { role: 'clicks' }],
      },
    })
  })

  it('changes what was assumed', async () => {
    const call = { target: 'etsy-tags', text: TABLE, reading: { columns: ['campaign'] } }
    expect((await assistant.call('pack_terms', call)).text).toBe('Winter,Summer')
    const missing = { ...call, reading: { columns: [9] } }
    expect((await assistant.call('pack_terms', missing)).error).toMatch(/There is no column “9”/)
  })

  it('learns why a file can not be read', async () => {
    workshop.aFile('photo.txt', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    expect((await assistant.call('read_file', { file: 'photo.txt' })).error).toMatch(/picture \(PNG\)/)
    expect((await assistant.call('pack_terms', { target: 'etsy-tags' })).error).toBe(
      'Give either words, a text or a file.',
    )
  })
})
