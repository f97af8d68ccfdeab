import { lengthIn } from '@wordloom/engine'
import { decodeUpload, readDelimited } from '@wordloom/testing/uploads/delimited-file'
import { validateGoogleAdsClipboard } from '@wordloom/testing/uploads/google-ads-clipboard'
import { validateGoogleAdsEditor } from '@wordloom/testing/uploads/google-ads-editor'
import { validateGoogleAdsWeb } from '@wordloom/testing/uploads/google-ads-web'
import { validateMicrosoftBulk } from '@wordloom/testing/uploads/microsoft-bulk'
import { anAd, aPlan, aRow, aText } from '@wordloom/testing/uploads/plan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preflight } from '../preflight/preflight.ts'
import type { FileSyntax } from './delimited.ts'
import type { UploadFormat } from './upload-format.ts'
import { UPLOAD_FORMATS } from './upload-formats.ts'
import { ownHeader, toText, uploadRows } from './write-upload.ts'

const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'B', ' ', '"', ',', ';', '\t', '\n', '\r', '[', ']', '{', '東', '😀', "'"),
  }),
  fc.constantFrom('[]', ' [ ] ', '"', '""', 'plain', 'a, b', '='),
)

const shortText = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', ' ', '"', ',', '東', '😀'),
  minLength: 1,
  maxLength: 12,
})

const syntax = fc.constantFrom<FileSyntax>(
  { delimiter: '\t', encoding: 'utf-16le' },
  { delimiter: ',', encoding: 'utf-8' },
)

function write(rows: Iterable<readonly string[]>, given: FileSyntax): Buffer {
  return Buffer.from([...toText(rows, given)].join(''), given.encoding)
}

describe('a file of cells', () => {
  it('is read back by a strict reader as its cells, without tabs, line breaks and empty brackets', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
          ),
        syntax,
        (rows, given) => {
          const header = (rows[0] ?? []).map((_, i) => `Column ${i}`)
          const { text: decoded, delimiter } = decodeUpload(write([header, ...rows], given))
          expect(
            readDelimited(decoded.replace(/^\ufeff/, ''), delimiter).rows.map((row) => Object.values(row)),
          ).toEqual(
            rows.map((row) =>
              row.map((cell) => {
                const line = cell.replaceAll(/\r\n|[\t\r\n]/g, ' ')
                return /^\s*\[\s*\]\s*$/.test(cell) ? '' : line
              }),
            ),
          )
        },
      ),
    )
  })
})

describe('a campaign without errors', () => {
  const plan = fc
    .record({
      rows: fc.array(
        fc.record({
          campaign: shortText,
          adGroup: shortText,
          keywords: fc.uniqueArray(shortText, { maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      headlines: fc.uniqueArray(shortText, {
        minLength: 3,
        maxLength: 15,
        selector: (each) => each.toLowerCase(),
      }),
      descriptions: fc.uniqueArray(shortText, { minLength: 2, maxLength: 4 }),
      paths: fc.array(shortText, { maxLength: 2 }),
      negative: shortText,
    })
    .map(({ rows, headlines, descriptions, paths, negative }) =>
      aPlan({
        rows: rows.map((row) => aRow(row)),
        settings: { matchTypes: ['broad', 'exact'], locations: [1006656] },
        ads: [
          anAd({
            headlines: headlines.map((each) => aText(each)),
            descriptions: descriptions.map((each) => aText(each)),
            paths,
          }),
        ],
        campaignNegatives: [{ text: negative, matchType: 'exact' }],
        adGroupNegatives: [{ text: negative, matchType: 'phrase' }],
      }),
    )

  it.each<[UploadFormat, (bytes: Uint8Array) => readonly string[]]>([
    [UPLOAD_FORMATS['google-ads-editor'], validateGoogleAdsEditor],
    [UPLOAD_FORMATS['google-ads-web'], validateGoogleAdsWeb],
    [UPLOAD_FORMATS['google-ads-clipboard'], validateGoogleAdsClipboard],
    [UPLOAD_FORMATS.microsoft, validateMicrosoftBulk],
  ])('makes a file that its platform would take: $title', (format, validate) => {
    let tried = 0
    fc.assert(
      fc.property(plan, (given) => {
        const { problems } = preflight(given, format, lengthIn)
        if (problems.some(({ severity }) => severity === 'error')) return
        tried++
        for (const file of format.files(given))
          expect(validate(write(uploadRows(given, file, ownHeader(file)), format.syntaxes[0]))).toEqual([])
      }),
      { numRuns: 300 },
    )
    expect(tried).toBeGreaterThan(30)
  })
})
