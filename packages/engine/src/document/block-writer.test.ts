import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../plan/compile.ts'
import { type BlockWriter, createBlockWriter, createBlockWriterIn } from './block-writer.ts'
import { EXPORT_FORMATS, type Syntax } from './export-formats.ts'

const XML: Syntax = {
  opening: '<words>\n',
  closing: '</words>\n',
  between: '\n',
  rowStart: '<word>',
  rowEnd: '</word>',
  cellBreak: null,
  guard: null,
  escape: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
}

function toText({ write, close }: BlockWriter, blocks: readonly (readonly string[])[]): string {
  const chunks = blocks.flatMap((block) => [...write(block)])
  return Buffer.concat([...chunks, ...close()]).toString()
}

describe('a document written block by block', () => {
  it('has its opening and its closing once, in a hypothetical XML format', () => {
    const blocks = [['red fox', 'R&D'], ['blue fox'], [], ['<']]
    expect(toText(createBlockWriterIn(XML, 16), blocks)).toBe(
      '<words>\n<word>red fox</word>\n<word>R&amp;D</word>\n<word>blue fox</word>\n<word>&lt;</word></words>\n',
    )
  })

  it('has its opening and its closing even without blocks', () => {
    expect(toText(createBlockWriterIn(XML, 16), [])).toBe('<words>\n</words>\n')
  })

  it('is the same as one written from a single column', () => {
    const blocks = fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 4 })
    fc.assert(
      fc.property(blocks, fc.constantFrom(...EXPORT_FORMATS), (blocks, format) => {
        const plan = compile({ columns: [blocks.flat()] })
        const expected = Buffer.concat([...plan.chunks({ format, chunkSize: 64 })]).toString()
        expect(toText(createBlockWriter(format, 64), blocks)).toBe(expected)
      }),
      { numRuns: 50 },
    )
  })
})
