import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { validateAmazonBulk } from '@wordloom/testing/uploads/amazon-bulk'
import { PLUMBERS } from '@wordloom/testing/uploads/plumbers'
import { readWorkbook, writeWorkbook } from '@wordloom/xlsx'
import { describe, expect, it } from 'vitest'

const EDITOR = ['campaign', 'campaign.json', '--for=google-ads-editor', '-o', 'files']
const AMAZON = { ...PLUMBERS, startDate: '2026-12-01', skus: ['A-1'], ads: [], labels: [] }

async function aWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const lines = rows.map((row) => Buffer.from(`${row.map((cell) => JSON.stringify(cell)).join()}\n`))
  const chunks: Uint8Array[] = []
  for await (const chunk of writeWorkbook(lines, { hasHeader: false, sheetName: 'SP & more' }))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('a template', () => {
  it('keeps its columns, their order and their names, and what stands before them', () => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', PLUMBERS)
    workshop.aFile(
      'template.csv',
      '# Do not edit\nSTATUS,keyword,Match_Type,Bid Modifier,ad group,Campaign\n',
    )
    const { status, stdout, stderr } = workshop.wordloom([...EDITOR, '--template', 'template.csv'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(workshop.bytes('files/google-ads-editor.csv').toString()).toBe(
      [
        '# Do not edit',
        'STATUS,keyword,Match_Type,Bid Modifier,ad group,Campaign',
        ',,,,Emergency,Plumbers Leeds',
        'Enabled,emergency plumber leeds,Phrase,,Emergency,Plumbers Leeds',
        'Enabled,emergency plumber leeds,Exact,,Emergency,Plumbers Leeds',
        ',free,Campaign Negative Phrase,,,Plumbers Leeds',
        '',
      ].join('\r\n'),
    )
    expect(stdout).toContain('Template: 5 of 6 columns filled.')
    expect(stdout).toContain('These template columns stay empty: Bid Modifier.')
    expect(stdout).toContain('The template has no column for: Campaign Type, Networks, Budget,')
    expect(stdout).toContain('Left out because the template has no columns for them: campaigns, ads.')
  })

  it.each([
    ['template.tsv', 'utf8', '\t'],
    ['template.csv', 'utf16le', '\t'],
    ['template.csv', 'utf8', ';'],
  ] as const)('decides on the encoding and the separator: %s in %s with %j', (name, encoding, separator) => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', { ...PLUMBERS, negatives: [] })
    const mark = encoding === 'utf16le' ? '\ufeff' : ''
    workshop.aFile(name, Buffer.from(`${mark}Keyword${separator}Campaign\r\n`, encoding))
    expect(workshop.wordloom([...EDITOR, '--template', name]).status).toBe(0)
    const extension = name.endsWith('tsv') ? 'tsv' : 'csv'
    const text = workshop.bytes(`files/google-ads-editor.${extension}`).toString(encoding)
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      `${mark}Keyword${separator}Campaign`,
      `emergency plumber leeds${separator}Plumbers Leeds`,
    ])
  })

  it('is read with the encoding and the separator that a person chose', () => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', AMAZON)
    workshop.aFile('sheet.csv', Buffer.from('Entity|Keyword Text|Gr\xf6\xdfe, in cm\n', 'latin1'))
    const args = ['campaign', 'campaign.json', '--for=amazon', '-o', 'files', '--template=sheet.csv']
    const options = ['--encoding=windows-1252', '--separator-in=pipe']
    expect(workshop.wordloom([...args, ...options])).toMatchObject({ status: 0, stderr: '' })
    const [names] = workshop.bytes('files/amazon-sponsored-products.csv').toString().split('\r\n')
    expect(names).toBe('Entity,Keyword Text,"Größe, in cm"')
    const alone = workshop.wordloom([
      'campaign',
      'campaign.json',
      '--for=amazon',
      '-o',
      'x',
      '--separator-in=tab',
    ])
    expect(alone.stderr).toContain('--separator-in says how a template is read.')
    expect(workshop.wordloom([...args, '--encoding=ebcdic']).stderr).toContain('--encoding takes')
  })

  it('has the header that a person names', () => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', { ...PLUMBERS, negatives: [] })
    workshop.aFile('twice.csv', 'Campaign,Ad group,Keyword\nMy columns\n\nKeyword,Campaign\n')
    const args = [...EDITOR, '--template=twice.csv']
    expect(workshop.wordloom([...args, '--header=4'])).toMatchObject({ status: 0, stderr: '' })
    const rows = workshop.bytes('files/google-ads-editor.csv').toString().split('\r\n')
    expect(rows.slice(2, 4)).toEqual(['Keyword,Campaign', 'emergency plumber leeds,Plumbers Leeds'])
    expect(workshop.wordloom([...args, '--header=2']).stderr).toContain('no column of it is known')
    expect(workshop.wordloom([...args, '--header=none']).stderr).toContain('Name its line')
    expect(workshop.wordloom([...EDITOR, '--header=2']).stderr).toContain('--header says how a template')
  })

  it('can spell the columns of a bulk sheet in its own way', () => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', AMAZON)
    const header =
      'Product,Entity,Operation,Campaign Id,Ad Group Id,Campaign Name,Ad Group Name,Start Date,Targeting Type,State,Daily Budget,sku,Ad Group Default Bid,Bid,Keyword Text,Match Type,Bidding Strategy'
    workshop.aFile('sheet.csv', `${header}\n`)
    const args = ['campaign', 'campaign.json', '--for=amazon', '-o', 'files', '--template=sheet.csv']
    expect(workshop.wordloom(args)).toMatchObject({ status: 0, stderr: '' })
    const bytes = workshop.bytes('files/amazon-sponsored-products.csv')
    expect(bytes.toString().split('\r\n')[0]).toBe(header)
    const ours = bytes
      .toString()
      .replace(header, header.replaceAll('Id', 'ID').replace('sku', 'SKU').replace('BID', 'Bid'))
    expect(validateAmazonBulk(Buffer.from(ours.replaceAll('BIDding', 'Bidding')))).toEqual([])
  })

  it('can be a workbook, whose sheet with the columns is filled', async () => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', AMAZON)
    workshop.aFile('sheet.xlsx', await aWorkbook([['Reference'], ['Entity', 'Keyword Text', 'Note']]))
    const args = ['campaign', 'campaign.json', '--for=amazon', '-o', 'files', '--template=sheet.xlsx']
    expect(workshop.wordloom(args)).toMatchObject({ status: 0, stderr: '' })
    const { cells, starts, sheets } = await readWorkbook(
      workshop.bytes('files/amazon-sponsored-products.xlsx'),
      {
        sheet: null,
        limits: { cells: 1000, characters: 10_000, unpackedBytes: 1_000_000 },
      },
    )
    expect(sheets).toEqual(['SP & more'])
    const rows = starts.map((start, i) => cells.slice(start, starts[i + 1]).join('|'))
    expect(rows.slice(0, 3)).toEqual(['Reference', 'Entity|Keyword Text|Note', 'Campaign'])
    expect(rows).toContain('Keyword|emergency plumber leeds')
  })

  it.each([
    [['--template=empty.csv'], 'empty.csv: no column of it is known.'],
    [['--template=none.csv'], "Can't read none.csv: there is no such file."],
    [['--template=broken.xlsx'], 'broken.xlsx: This is a ZIP archive, not a workbook.'],
    [['--template=empty.csv', '--format=csv'], 'The template decides on the format.'],
    [['--format=xlsx'], 'Google Ads Editor takes no workbook.'],
    [['--format=ods'], "--format takes csv or xlsx, not 'ods'."],
  ])('that can not be used is refused: %j', (options, problem) => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', PLUMBERS)
    workshop.aFile('empty.csv', 'Nothing,Known\n')
    workshop.aFile('broken.xlsx', Buffer.of(0x50, 0x4b, 0x03, 0x04, 0))
    const { status, stdout, stderr } = workshop.wordloom([...EDITOR, ...options])
    expect(status).not.toBe(0)
    expect(stdout).toBe('')
    expect(stderr).toContain(problem)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
