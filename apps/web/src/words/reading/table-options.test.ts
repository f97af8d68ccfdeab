import { openFile, readTerms } from '@wordloom/reading'
import { describe, expect, it } from 'vitest'
import { TextDocument } from '../editor/text-document.ts'
import { readSource } from './read-source.ts'
import { toTableOptions } from './table-options.ts'

async function aField(content: string, name: string) {
  const document = new TextDocument({ takes: 'table', read: readSource })
  const file = new File([content], name)
  document.takesFiles([file], 0)
  await document.settled()
  const terms = async () => {
    const options = toTableOptions(document.getSnapshot().taken)
    return (await readTerms(await openFile(await document.wholeText(), options))).terms
  }
  return { document, file, terms }
}

const REPORT = 'Report\nKeyword;Landing page;Clicks\nred shoes;red;3\nblue boots;blue;4\nTotal: Keywords;;7\n'

describe('a tool that reads the table of its field', () => {
  it('takes the terms of the file', async () => {
    const { terms } = await aField(REPORT, 'report.csv')
    expect(await terms()).toEqual(['red shoes', 'blue boots'])
  })

  it('takes the column and the header that a person chose', async () => {
    const { document, file, terms } = await aField(REPORT, 'report.csv')
    document.readAgain(file, { columns: [2] })
    await document.settled()
    expect(await terms()).toEqual(['red', 'blue'])
    document.readAgain(file, { columns: [1], header: 'none' })
    await document.settled()
    expect(await terms()).toContain('Keyword')
  })

  it('goes by the text once it was changed', async () => {
    const { document, file, terms } = await aField(REPORT, 'report.csv')
    document.readAgain(file, { columns: [2] })
    await document.settled()
    document.typed('owl\nfox')
    expect(await terms()).toEqual(['owl', 'fox'])
  })
})
