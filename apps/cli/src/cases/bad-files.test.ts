import { anAssistant } from '@wordloom/testing/command-line/assistant'
import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { BAD_FILES, ODD_FILES } from '@wordloom/testing/files/bad-files'
import { afterAll, beforeAll, expect, it } from 'vitest'

const workshop = aWorkshop()
let assistant: Awaited<ReturnType<typeof anAssistant>>
beforeAll(async () => {
  assistant = await anAssistant({ XDG_CONFIG_HOME: workshop.folder }, ['--folder', workshop.folder])
})
afterAll(async () => {
  await assistant[Symbol.asyncDispose]()
  workshop[Symbol.dispose]()
})

it.each(BAD_FILES)(
  'a file with $kind is refused by commands and by assistants, with its name',
  async (bad) => {
    workshop.aFile(bad.name, bad.content())
    const { status, stdout, stderr } = workshop.wordloom(['clean', bad.name, '--trim'])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(bad.problem)
    expect(stderr.startsWith(`wordloom: ${bad.name}: `)).toBe(true)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect((await assistant.call('read_file', { file: bad.name })).error).toMatch(bad.problem)
  },
)

it('damaged numbers are counted and shown, and the rest is summed', () => {
  const odd = ODD_FILES.find(({ name }) => name === 'numbers.csv')
  workshop.aFile('numbers.csv', odd?.content() ?? '')
  const { stdout, stderr } = workshop.wordloom([
    'ngrams',
    'numbers.csv',
    '--words=1',
    '--min-terms=2',
    '--format=csv',
  ])
  expect(stdout).toContain('hat,1,3,7,7')
  expect(stderr).toContain("2 cells of “Clicks” can't be read as numbers: “1.2.3”, “1e400”")
  expect(stderr).toContain("1 cell of “Cost” can't be read as numbers: “--1”")
})

it.each(ODD_FILES)(
  'a file with $kind gives its words to commands, and to assistants what was assumed',
  async (odd) => {
    workshop.aFile(odd.name, odd.content())
    const { status, stdout, stderr } = workshop.wordloom(['combine', odd.name])
    expect(status).toBe(0)
    expect(stdout === odd.words.map((word) => `${word}\n`).join('')).toBe(true)
    for (const part of odd.told) expect(stderr).toMatch(part)
    const nothing = { negatives: 'nothing of it', keywordsFile: odd.name }
    const { keywords, keywordProblems, read } = await assistant.call('judge_negatives', nothing)
    expect(keywords + keywordProblems.length).toBe(odd.words.length)
    for (const part of odd.told) expect(read.keywords.summary).toMatch(part)
  },
)
