import { aZip, type Repeated } from './zip.ts'

/** A file that nobody can read as words, and the sentence that says so. */
export interface BadFile {
  readonly kind: string
  readonly name: string
  readonly content: () => string | Uint8Array
  readonly problem: RegExp
  /** False if programs can't send it to the API, which takes texts. */
  readonly isText: boolean
}

/** A file that is odd, and what must be said about it. */
export interface OddFile extends Omit<BadFile, 'problem'> {
  readonly words: readonly string[]
  readonly told: readonly RegExp[]
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

export const BAD_FILES: readonly BadFile[] = [
  {
    kind: 'UTF-16 that was cut off',
    name: 'cut.csv',
    content: () => utf16('Keyword\tClicks\r\nwool scarf\t1\r\n').subarray(0, -1),
    problem: /UTF-16 file ends in the middle of a character/,
    isText: true,
  },
  {
    kind: 'a ZIP archive that is called a workbook',
    name: 'archive.xlsx',
    content: () => aZip({ 'words.txt': 'wool\nsilk\n' }),
    problem: /ZIP archive, not a workbook/,
    isText: true,
  },
  {
    kind: 'a workbook that was cut off',
    name: 'cut.xlsx',
    content: () => aBook(sheetOf(['wool', 'silk'])).subarray(0, 600),
    problem: /damaged|ZIP archive/,
    isText: false,
  },
  {
    kind: 'a workbook that unpacks to gigabytes',
    name: 'bomb.xlsx',
    content: () =>
      aBook({ before: BEGIN, text: `<row>${cell('a'.repeat(30_000))}</row>`.repeat(30), times: 1200 }),
    problem: /too large to read|hundreds of times its size/,
    isText: false,
  },
  {
    kind: 'a table of 30,000 columns',
    name: 'commas.csv',
    content: () => 'a,'.repeat(30_000),
    problem: /columns, and at most 20,000 can be read/,
    isText: true,
  },
  {
    kind: 'a quote that is never closed',
    name: 'open.csv',
    content: () => `Keyword,Clicks\n"${'x'.repeat(100_000)}\n`,
    problem: /quote on line 2 is never closed/,
    isText: true,
  },
]

export const ODD_FILES: readonly OddFile[] = [
  {
    kind: 'a header of 500 equal names',
    name: 'equal.csv',
    content: () => `${Array(500).fill('CTR').join()}\nwool${',1'.repeat(499)}\nsilk${',2'.repeat(499)}\n`,
    words: ['wool', 'silk'],
    told: [/several columns are called “CTR”/],
    isText: true,
  },
  {
    kind: 'a script that no list of names has',
    name: 'tamil.csv',
    content: () => 'தேடல் சொல்,கிளிக்குகள்\nசிவப்பு தொப்பி,3\nநீல தொப்பி,5\n',
    words: ['சிவப்பு தொப்பி', 'நீல தொப்பி'],
    told: [/no column has a known name for words/],
    isText: true,
  },
  {
    kind: "cells that aren't numbers",
    name: 'numbers.csv',
    content: () => 'Search term,Clicks,Cost\nred hat,1.2.3,--1\nblue hat,1e400,5\ngreen hat,7,2\n',
    words: ['red hat', 'blue hat', 'green hat'],
    told: [/words from “Search term”/],
    isText: true,
  },
  {
    kind: 'a line of a million characters',
    name: 'long.csv',
    content: () => `Keyword,Clicks\nwool,1\n${'x'.repeat(1_000_000)},2\nsilk,3\n`,
    words: ['wool', 'x'.repeat(1_000_000), 'silk'],
    told: [/words from “Keyword”/],
    isText: false,
  },
  {
    kind: 'formulas without a result',
    name: 'formulas.xlsx',
    content: () =>
      aBook(
        `${BEGIN}<row>${cell('Keyword')}${cell('Clicks')}</row><row>${cell('wool')}<c><v>1</v></c></row><row><c><f>A2&amp;"x"</f></c><c><v>2</v></c></row>${END}`,
      ),
    words: ['wool'],
    told: [/1 formula without a result/],
    isText: false,
  },
  {
    kind: 'a hidden row and a boolean',
    name: 'hidden.xlsx',
    content: () =>
      aBook(
        `${BEGIN}<row>${cell('Keyword')}${cell('Clicks')}</row><row hidden="1">${cell('wool')}<c><v>1</v></c></row><row><c t="b"><v>true</v></c><c><v>2</v></c></row>${END}`,
      ),
    words: ['wool', 'TRUE'],
    told: [/has 1 hidden row/],
    isText: false,
  },
  {
    kind: 'an empty first sheet',
    name: 'second.xlsx',
    content: () =>
      aBook(
        `${BEGIN}${END}`,
        `${BEGIN}<row>${cell('Keyword')}${cell('Clicks')}</row><row>${cell('wool')}<c><v>1</v></c></row>${END}`,
      ),
    words: ['wool'],
    told: [/sheet “S2” of 2/],
    isText: false,
  },
  {
    kind: 'titles and a total in a workbook',
    name: 'report.xlsx',
    content: () =>
      aBook(
        `${BEGIN}<row>${cell('Search keyword report')}</row><row>${cell('November 2026')}</row><row>${cell('Keyword')}${cell('Clicks')}</row>${['wool', 'silk'].map((word) => `<row>${cell(word)}<c><v>3</v></c></row>`).join('')}<row>${cell('Total: Account')}<c><v>6</v></c></row>${END}`,
      ),
    words: ['wool', 'silk'],
    told: [/header on line 3, 2 lines above skipped, 1 total row left out/],
    isText: false,
  },
  {
    kind: 'a workbook of 16,384 columns',
    name: 'wide.xlsx',
    content: () =>
      aBook(
        `${BEGIN}<row>${cell('Keyword')}${Array.from({ length: 16_383 }, (_, i) => cell(`c${i}`)).join('')}</row>${['wool', 'silk'].map((word) => `<row>${cell(word)}${cell('1')}</row>`).join('')}${END}`,
      ),
    words: ['wool', 'silk'],
    told: [/words from “Keyword”/],
    isText: false,
  },
]

const BEGIN = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
const END = '</sheetData></worksheet>'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function cell(text: string): string {
  return `<c t="inlineStr"><is><t>${text}</t></is></c>`
}

function sheetOf(words: readonly string[]): string {
  return BEGIN + words.map((word) => `<row>${cell(word)}</row>`).join('') + END
}

function aBook(...sheets: readonly (string | Repeated)[]): Uint8Array {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  const relations = (type: string, targets: readonly string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map((target, i) => `<Relationship Id="r${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`).join('')}</Relationships>`
  const names = sheets.map((_, i) => (i === 0 ? 'S' : `S${i + 1}`))
  const places = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`)
  return aZip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}"/></Types>`,
    '_rels/.rels': relations('officeDocument', ['xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', places),
    ...Object.fromEntries(places.map((place, i) => [`xl/${place}`, sheets[i] ?? ''])),
  })
}
