import { describe, expect, it } from 'vitest'
import { applyChanges, type Change } from '#platform/lib/change.ts'
import { readSource } from '../reading/read-source.ts'
import { replaceText } from './replace-text.ts'
import { type Takes, TextDocument } from './text-document.ts'

function aCopy(text = '') {
  const copy = {
    text,
    change: (change: Change) => {
      copy.text = applyChanges(copy.text, [change])
    },
  }
  return copy
}

function shown(document: TextDocument): string {
  const { view } = document.getSnapshot()
  return view.kind === 'plain' ? view.text : view.large.toString()
}

const many = Array.from({ length: 50_000 }, (_, k) => `word ${k}`).join('\r\n')
const lines = many.replaceAll('\r\n', '\n')

describe('a text document', () => {
  it('sends typed text to its copy', async () => {
    const document = new TextDocument()
    const copy = aCopy()
    await document.attach(copy, '')
    document.typed('red')
    document.typed('red\nblue')
    await document.settled()
    expect(copy.text).toBe('red\nblue')
  })

  it('puts text typed before the saved text arrived below it', async () => {
    const document = new TextDocument()
    const copy = aCopy('kept')
    document.typed('typed')
    await document.attach(copy, 'kept')
    await document.settled()
    expect(shown(document)).toBe('kept\ntyped')
    expect(copy.text).toBe('kept\ntyped')
  })

  it('keeps a large text that was pasted before the saved text arrived', async () => {
    const document = new TextDocument()
    const copy = aCopy('kept')
    document.takesPaste(many, 0, 0)
    await document.attach(copy, 'kept')
    await document.settled()
    expect(shown(document)).toBe(`kept\n${lines}`)
    expect(copy.text).toBe(`kept\n${lines}`)
  })

  it('keeps its editor when the saved text is inserted above', async () => {
    for (const kept of ['', 'kept']) {
      const document = new TextDocument()
      document.takesPaste(many, 0, 0)
      await document.settled()
      const { view } = document.getSnapshot()
      await document.attach(aCopy(kept), kept)
      expect(document.getSnapshot().view).toBe(view)
      expect(shown(document)).toBe(kept === '' ? lines : `kept\n${lines}`)
    }
  })

  it('accepts the saved text after a large paste was cleared', async () => {
    const document = new TextDocument()
    document.takesPaste(many, 0, 0)
    await document.settled()
    const { view } = document.getSnapshot()
    if (view.kind === 'large') view.large.clear()
    const copy = aCopy('kept')
    await document.attach(copy, 'kept')
    await document.settled()
    expect([shown(document), copy.text]).toEqual(['kept', 'kept'])
  })

  it('inserts a large paste at its position', async () => {
    const document = new TextDocument()
    const copy = aCopy('first\nlast')
    await document.attach(copy, 'first\nlast')
    expect(document.takesPaste(many, 6, 6)).toBe(true)
    await document.settled()
    expect(document.getSnapshot().view.kind).toBe('large')
    expect(shown(document)).toBe(`first\n${lines}last`)
    expect(copy.text).toBe(shown(document))
  })

  it('leaves a small paste to the text area', async () => {
    expect(new TextDocument().takesPaste('red\nblue', 0, 0)).toBe(false)
  })

  it('restores a large text after Clear, above what was typed meanwhile', async () => {
    const document = new TextDocument()
    const copy = aCopy()
    await document.attach(copy, '')
    document.takesPaste(many, 0, 0)
    await document.settled()
    const undo = document.clear() ?? expect.fail('nothing to clear')
    expect(shown(document)).toBe('')
    document.typed('meanwhile')
    undo()
    await document.settled()
    expect(shown(document)).toBe(`${lines}\nmeanwhile`)
    expect(copy.text).toBe(shown(document))
  })

  it.each([
    ['small', 'red', 'blue'],
    ['large', many, 'blue'],
    ['made large', 'red', many],
  ])('replaces the whole text and brings it back: %s', async (_what, before, after) => {
    const document = new TextDocument()
    const copy = aCopy()
    await document.attach(copy, '')
    document.open(before)
    await replaceText(document, after)
    expect(await document.wholeText()).toBe(after.replaceAll('\r\n', '\n'))
    await replaceText(document, before)
    await document.settled()
    expect(shown(document)).toBe(before.replaceAll('\r\n', '\n'))
    expect(copy.text).toBe(shown(document))
  })

  it('loads in pieces without sending them to the copy, which already has them', async () => {
    const document = new TextDocument()
    const copy = aCopy(lines)
    await document.attachLarge(copy, [lines.slice(0, 100_000), lines.slice(100_000)], lines.length)
    expect(shown(document)).toBe(lines)
    expect(copy.text).toBe(lines)
  })
})

describe('the text of a form', () => {
  it('opens with a text of any size', async () => {
    const document = new TextDocument()
    document.open(many)
    expect(document.getSnapshot().isEmpty).toBe(false)
    expect(await document.wholeText()).toBe(lines)
    expect(document.getSnapshot().view.kind).toBe('large')
  })

  it('is complete even while a large paste is still being inserted', async () => {
    const document = new TextDocument()
    document.open('first')
    document.takesPaste(`\n${many}`, 5, 5)
    expect(await document.wholeText()).toBe(`first\n${lines}`)
  })

  it.each([
    ['small', 'red\n🦊'],
    ['large', lines],
    ['large, with no character at the end of a piece cut in half', `a${'🦊'.repeat(300_000)}`],
  ])('becomes a blob: %s', async (_what, text) => {
    const document = new TextDocument()
    document.open(text)
    expect(await (await document.toBlob()).text()).toBe(text)
  })

  it('reports whether it is empty', async () => {
    const document = new TextDocument()
    expect(document.getSnapshot().isEmpty).toBe(true)
    document.typed('a')
    expect(document.getSnapshot().isEmpty).toBe(false)
    document.typed('')
    expect(document.getSnapshot().isEmpty).toBe(true)
    document.open(many)
    await document.wholeText()
    document.clear()
    expect(document.getSnapshot().isEmpty).toBe(true)
  })
})

describe('a text document that takes in files', () => {
  const aDocument = (takes: Takes = 'words') => new TextDocument({ takes, read: readSource })

  it('gets the words of each on lines of their own, below its text', async () => {
    const document = aDocument()
    const copy = aCopy()
    await document.attach(copy, '')
    document.typed('typed')
    document.takesFiles([new File(['red\rblue'], 'a.txt'), new File(['Keyword,Clicks\ngreen,1'], 'b.csv')], 5)
    await document.settled()
    expect([shown(document), copy.text]).toEqual(['typed\nred\nblue\ngreen', 'typed\nred\nblue\ngreen'])
  })

  it('keeps its text and says why if one has no words', async () => {
    const document = aDocument()
    document.typed('typed')
    document.takesFiles([new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'photo.jpg')], 5)
    await document.settled()
    expect(shown(document)).toBe('typed')
    expect(document.getSnapshot().taken?.refused).toMatchObject([
      { message: expect.stringContaining('This is a picture') },
    ])
  })

  it('reads one again in another way, in the same place', async () => {
    const document = aDocument()
    const file = new File(['Keyword,Landing page\nred,/a\nblue,/b'], 'a.csv')
    document.typed('typed')
    document.takesFiles([file], 5)
    await document.settled()
    document.readAgain(file, { columns: [2] })
    await document.settled()
    expect(shown(document)).toBe('typed\n/a\n/b')
    document.readAgain(file, { columns: [9] })
    await document.settled()
    expect(shown(document)).toBe('typed\n/a\n/b')
    expect(document.getSnapshot().taken?.refused).toMatchObject([
      { problem: 'no-column', options: { columns: [9] } },
    ])
  })

  it("doesn't replace what was typed since", async () => {
    const document = aDocument()
    const file = new File(['Keyword,Clicks\nred,1'], 'a.csv')
    document.takesFiles([file], 0)
    await document.settled()
    document.typed('red\nowl')
    document.readAgain(file, { columns: [2] })
    await document.settled()
    expect(shown(document)).toBe('red\nowl')
  })

  it('takes a large file, and reads it again', async () => {
    const document = aDocument()
    const copy = aCopy()
    await document.attach(copy, '')
    const words = Array.from({ length: 200_000 }, (_, k) => `word ${k}`).join('\n')
    const file = new File([words], 'words.txt')
    document.takesFiles([file], 0)
    await document.settled()
    expect(copy.text).toBe(words)
    document.readAgain(file, { header: 1 })
    await document.settled()
    expect(copy.text).toBe(words.slice(words.indexOf('\n') + 1))
  })
})

describe('a pasted text', () => {
  async function pasted(text: string, takes: Takes): Promise<string> {
    const document = new TextDocument({ takes, read: readSource })
    if (!document.takesPaste(text, 0, 0)) return text
    await document.settled()
    return shown(document)
  }

  it('has one word for a copied cell with a line break', async () => {
    expect(await pasted('one\n"two,\nlines"\nthree', 'column')).toBe('one\ntwo, lines\nthree')
    expect(await pasted('one\n"two,\nlines"\nthree', 'words')).toBe('one\ntwo, lines\nthree')
  })

  it('is a report if its columns have names that programs export', async () => {
    const report = 'Search term\tClicks\nred shoes\t3\nTotal: Search terms\t3'
    expect(await pasted(report, 'words')).toBe('red shoes')
    expect(await pasted(report, 'table')).toBe('Search term\tClicks\nred shoes\t3')
    expect(await pasted(report, 'column')).toBe(report)
  })

  it('stays as it is in a column if its cells are quoted, because the column offers to split it', async () => {
    const report = '"Report Name: ","Keywords"\n\n"Keyword","Clicks"\n"red shoes","3"'
    expect(await pasted(report, 'column')).toBe(report)
  })

  it('stays as it is otherwise', async () => {
    for (const takes of ['column', 'words', 'table', 'text'] as const) {
      expect(await pasted('red, blue\n"exact phrase"\n[exact]', takes)).toBe(
        'red, blue\n"exact phrase"\n[exact]',
      )
    }
  })
})
