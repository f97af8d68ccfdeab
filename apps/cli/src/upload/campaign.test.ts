import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { validateGoogleAdsEditor } from '@wordloom/testing/uploads/google-ads-editor'
import { validateMicrosoftBulk } from '@wordloom/testing/uploads/microsoft-bulk'
import { PLUMBERS } from '@wordloom/testing/uploads/plumbers'
import { describe, expect, it } from 'vitest'

const URL = 'https://example.org/leeds/emergency'

/** The sample of the documentation, with | for a tab. */
const EDITOR = [
  'Campaign|Campaign Type|Networks|Budget|Budget type|Languages|EU political ads|Campaign Status|Ad Group|Max CPC|Ad Group Status|Keyword|Criterion Type|Labels|Ad type|Headline 1|Headline 2|Headline 3|Description 1|Description 2|Path 1|Path 2|Final URL|Status',
  'Plumbers Leeds|Search|Google search|20.00|Daily|en|No|Paused||||||||||||||||',
  'Plumbers Leeds||||||||Emergency|1.20|Enabled|||||||||||||',
  `Plumbers Leeds||||||||Emergency|||emergency plumber leeds|Phrase|service=emergency;city=leeds|||||||||${URL}|Enabled`,
  `Plumbers Leeds||||||||Emergency|||emergency plumber leeds|Exact|service=emergency;city=leeds|||||||||${URL}|Enabled`,
  `Plumbers Leeds||||||||Emergency||||||Responsive search ad|Emergency Plumber Leeds|24 Hour Callout|Fixed Prices|We come today.|No surprises, no small print.|emergency|leeds|${URL}|Enabled`,
  'Plumbers Leeds|||||||||||free|Campaign Negative Phrase|||||||||||',
]

const MICROSOFT = [
  'Type,Status,Id,Parent Id,Campaign,Ad Group,Client Id,Budget,Budget Type,Name,Campaign Type,Language,Is political,Cpc Bid,Keyword,Match Type,Bid,Final Url,Description,Path 1,Path 2,Headline',
  'Format Version,,,,,,,,,6.0,,,,,,,,,,,,',
  'Campaign,Paused,-1,0,Plumbers Leeds,,1,20.00,DailyBudgetStandard,,Search,All,False,,,,,,,,,',
  'Ad Group,Active,-1000001,-1,Plumbers Leeds,Emergency,2,,,,,,,1.20,,,,,,,,',
  `Keyword,Active,,-1000001,Plumbers Leeds,Emergency,3,,,,,,,,emergency plumber leeds,Phrase,,${URL},,,,`,
  `Keyword,Active,,-1000001,Plumbers Leeds,Emergency,4,,,,,,,,emergency plumber leeds,Exact,,${URL},,,,`,
  `Responsive Search Ad,Active,,-1000001,Plumbers Leeds,Emergency,5,,,,,,,,,,,${URL},"[{""text"":""We come today.""},{""text"":""No surprises, no small print.""}]",emergency,leeds,"[{""text"":""Emergency Plumber Leeds""},{""text"":""24 Hour Callout""},{""text"":""Fixed Prices""}]"`,
  'Campaign Negative Keyword,Active,,-1,Plumbers Leeds,,6,,,,,,,,free,Phrase,,,,,,',
]

function toBytes(lines: readonly string[], encoding: 'utf16le' | 'utf8', delimiter: string): Buffer {
  const mark = encoding === 'utf16le' ? '\ufeff' : ''
  return Buffer.from(`${mark}${lines.join('\r\n').replaceAll('|', delimiter)}\r\n`, encoding)
}

function written(file: object, target: string, options: readonly string[] = []) {
  using workshop = aWorkshop()
  workshop.aFile('campaign.json', file)
  const { status, stderr, stdout } = workshop.wordloom([
    'campaign',
    'campaign.json',
    `--for=${target}`,
    '-o',
    'files',
    ...options,
  ])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const [name = ''] = /files\/\S+/.exec(stdout) ?? []
  return { stdout, bytes: workshop.bytes(name) }
}

function refusal(file: object, target = 'google-ads-editor'): readonly string[] {
  using workshop = aWorkshop()
  workshop.aFile('campaign.json', file)
  const { status, stdout, stderr } = workshop.wordloom([
    'campaign',
    'campaign.json',
    '--for',
    target,
    '-o',
    'files',
  ])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(existsSync(join(workshop.folder, 'files'))).toBe(false)
  return stderr.trimEnd().split('\n')
}

describe('wordloom campaign', () => {
  it('writes the sample of Google Ads Editor byte for byte, in UTF-16 with tabs', () => {
    const { bytes, stdout } = written(PLUMBERS, 'google-ads-editor')
    expect(bytes).toEqual(toBytes(EDITOR, 'utf16le', '\t'))
    expect(validateGoogleAdsEditor(bytes)).toEqual([])
    expect(stdout).toContain(
      'Google Ads Editor: 1 campaign, 1 ad group, 2 keywords, 1 ad, 1 negative, 0 locations.',
    )
    expect(stdout).toContain('All campaigns are paused.')
    expect(stdout).toContain('No import into an account has confirmed these files yet.')
  })

  it('writes UTF-8 with commas by choice', () => {
    const { bytes } = written(PLUMBERS, 'google-ads-editor', ['--encoding=utf-8'])
    const quoted = EDITOR.map((line) => line.replace('No surprises, no small print.', '"$&"'))
    expect(bytes).toEqual(toBytes(quoted, 'utf8', ','))
    expect(validateGoogleAdsEditor(bytes)).toEqual([])
  })

  it('writes the bulk file of Microsoft Advertising byte for byte, and says what it lacks', () => {
    const { bytes, stdout } = written(PLUMBERS, 'microsoft')
    expect(bytes.toString()).toBe(`${MICROSOFT.join('\r\n')}\r\n`)
    expect(validateMicrosoftBulk(bytes)).toEqual([])
    expect(stdout).toContain('The file sets the language to All.')
    expect(stdout).toContain('The file has no labels.')
  })

  it('writes an ad group once where its rows come in several patterns', () => {
    const file = {
      ...PLUMBERS,
      columns: [
        { name: 'City', words: ['leeds', 'new york'] },
        { name: 'Service', words: ['emergency', 'boiler'] },
        { name: 'Trade', words: ['plumber', 'plumbers'] },
      ],
      rows: { patterns: ['{Service} {Trade} in {City}', '{City} {Service} {Trade}'] },
      locations: [1006656],
    }
    const { bytes } = written(file, 'google-ads-editor')
    expect(validateGoogleAdsEditor(bytes)).toEqual([])
    const text = new TextDecoder('utf-16le').decode(bytes)
    expect(text.match(/\tEnabled\t*\r\n/g)).toHaveLength(4 + 32 + 4)
    expect(text.match(/1006656/g)).toHaveLength(2)
    expect(validateMicrosoftBulk(written(file, 'microsoft').bytes)).toEqual([])
  })

  it('groups keywords wherever their text shows the columns of the names', () => {
    const file = {
      ...PLUMBERS,
      columns: [
        { name: 'City', words: ['leeds', 'york'] },
        { name: 'Service', words: ['emergency', 'boiler'] },
      ],
      ads: [],
      labels: [],
    }
    const rows = written(file, 'google-ads-editor', ['--encoding=utf-8']).bytes.toString().split('\r\n')
    expect(rows.flatMap((row) => /(\w+ plumber \w+),Exact/.exec(row)?.[1] ?? [])).toEqual([
      'emergency plumber leeds',
      'boiler plumber leeds',
      'emergency plumber york',
      'boiler plumber york',
    ])
    expect(rows.filter((row) => /^Plumbers \w+,Search/.test(row))).toHaveLength(2)
  })

  it('takes the rows of a saved recipe', () => {
    const { columns: _, rows: __, ...file } = PLUMBERS
    const recipe = {
      columns: ['leeds', 'emergency'],
      names: ['City', 'Service'],
      separator: 'space',
      wrap: 'nothing',
      version: 2,
      rows: { patterns: ['{Service} plumber {City}'] },
    }
    expect(written({ ...file, recipe }, 'google-ads-editor').bytes).toEqual(toBytes(EDITOR, 'utf16le', '\t'))
  })

  it('has each keyword of several patterns once', () => {
    const { columns: _, rows: __, ...file } = PLUMBERS
    const recipe = {
      columns: ['leeds', 'emergency'],
      names: ['City', 'Service'],
      separator: 'space',
      wrap: 'nothing',
      version: 2,
      rows: { patterns: ['{Service} plumber {City}', '{Service} plumber {City}'] },
    }
    expect(written({ ...file, recipe }, 'google-ads-editor').bytes).toEqual(toBytes(EDITOR, 'utf16le', '\t'))
  })

  it.each([{ links: [[1, 2]] }, { links: [[2, 3]], version: 3 }])(
    'takes the theme of an ad group from a linked column, numbered from 0, or from 1 by version 3: %j',
    (linked) => {
      const file = {
        ...PLUMBERS,
        columns: [
          { name: 'City', words: ['leeds', 'york'] },
          { name: 'Service', words: ['boiler repair', 'boiler service', 'drain cleaning'] },
          { name: 'Theme', words: ['boilers', 'boilers', 'drains'] },
        ],
        rows: { patterns: ['{Service} {City}'], ...linked },
        adGroup: '{Theme|title}',
        finalUrl: 'https://example.org/{City|slug}/{Theme|slug}',
        labels: [],
        ads: [],
        matchTypes: ['exact'],
      }
      const { bytes, stdout } = written(file, 'google-ads-editor', ['--encoding=utf-8'])
      expect(validateGoogleAdsEditor(bytes)).toEqual([])
      expect(stdout).toContain('2 campaigns, 4 ad groups, 6 keywords')
    },
  )

  it('names the words that give two campaigns or two ad groups one name', () => {
    const columns = [
      { name: 'City', words: ['leeds', 'london'] },
      { name: 'Service', words: ['boiler', 'bathroom'] },
    ]
    const file = { ...PLUMBERS, columns, ads: [], labels: [] }
    expect(refusal({ ...file, campaign: '{City|first:1|upper}' })).toEqual([
      'wordloom: Two campaigns get the same name from different words. (1: “L” for leeds and for london)',
    ])
    expect(refusal({ ...file, adGroup: '{Service|first:1}' })).toEqual([
      'wordloom: Two ad groups of a campaign get the same name from different words. (2: Plumbers Leeds > b for leeds, boiler and for leeds, bathroom; Plumbers London > b for london, boiler and for london, bathroom)',
    ])
  })

  it('adds UTM parameters, and keeps those of the platform', () => {
    const file = {
      ...PLUMBERS,
      finalUrl: 'https://example.org/?a=b#top',
      utm: { source: 'google', campaign: '{City} & more', term: '{{keyword}}' },
    }
    expect(written(file, 'microsoft').bytes.toString()).toContain(
      ',https://example.org/?a=b&utm_source=google&utm_campaign=leeds%20%26%20more&utm_term={keyword}#top,',
    )
  })

  it('inserts keywords, and warns of those for which the default is shown', () => {
    using workshop = aWorkshop()
    const [ad] = PLUMBERS.ads
    const headlines = ['{KeyWord:{Service|title} Help} Now', 'Call us', 'Fixed Prices']
    workshop.aFile('campaign.json', { ...PLUMBERS, ads: [{ ...ad, headlines }] })
    const { status, stderr } = workshop.wordloom([
      'campaign',
      'campaign.json',
      '--for',
      'google-ads-editor',
      '-o',
      '.',
    ])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const text = new TextDecoder('utf-16le').decode(workshop.bytes('google-ads-editor.csv'))
    expect(text).toContain('\t{KeyWord:Emergency Help} Now\t')
    const rows = { patterns: ['{Service} plumber {City} today'] }
    workshop.aFile('campaign.json', { ...PLUMBERS, rows, ads: [{ ...ad, headlines }] })
    expect(
      workshop.wordloom(['campaign', 'campaign.json', '--for', 'google-ads-editor', '--check']).stderr,
    ).toBe(
      'wordloom: Warning: A keyword is too long for its keyword insertion, so the ad shows the default text. (1: “emergency plumber leeds today” in row 1)\n',
    )
  })

  it('writes 400,000 keywords in the memory that a few need', () => {
    using workshop = aWorkshop()
    const words = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`)
    workshop.aFile('campaign.json', {
      ...PLUMBERS,
      columns: [
        { name: 'City', words: words('city', 10) },
        { name: 'Service', words: words('service', 20) },
        { name: 'Kind', words: words('kind', 2000) },
      ],
      rows: { patterns: ['{Kind} {Service} {City}'] },
      matchTypes: ['exact'],
    })
    const args = ['campaign', 'campaign.json', '--for=google-ads-editor', '-o', 'files']
    const { status, stdout } = workshop.wordloom(args, { nodeOptions: ['--max-old-space-size=32'] })
    expect(status).toBe(0)
    expect(stdout).toContain('10 campaigns, 200 ad groups, 400,000 keywords, 200 ads, 10 negatives')
    expect(workshop.bytes('files/google-ads-editor.csv').length).toBeGreaterThan(80_000_000)
  }, 60_000)

  it('writes nothing with --check', () => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', PLUMBERS)
    const { status, stdout } = workshop.wordloom(['campaign', 'campaign.json', '--for=microsoft', '--check'])
    expect(status).toBe(0)
    expect(stdout).toContain('Nothing was written.')
  })

  it.each([
    [{ version: 2 }, 'version: This campaign was made by a newer version'],
    [{ version: undefined }, 'version: Please add "version": 1'],
    [{ budgets: 3 }, 'There is no setting “budgets” here'],
    [{ campaign: '{Cty}' }, 'campaign, character 2: There is no column “Cty”.'],
    [{ campaign: '{text}' }, 'campaign: {text} and {row} change with each row.'],
    [{ matchTypes: ['Exact'] }, 'matchTypes 1: A match type is broad, phrase or exact'],
    [{ budget: '20' }, 'budget: Please enter an amount'],
    [{ recipe: {} }, 'recipe, columns: '],
    [{ rows: { patterns: ['{Service}'] } }, 'campaign: some rows have no {City}.'],
    [{ rows: { patterns: ['{Srv}'] } }, 'Pattern 1, character 2: There is no column “Srv”.'],
    [{ rows: { rules: [{ kind: 'length', unit: 'words', most: 1 }] } }, 'Rule 1: This rule drops all rows.'],
    [{ adGroup: 'All' }, 'ads 1, headlines 1: {Service} changes within it.'],
    [{ adGroup: 'All', ads: [] }, null],
    [{ negatives: [{ text: '{Service}' }] }, 'negatives 1: {Service} changes within it.'],
    [{ negatives: [{ text: '{Service|slgu}' }] }, 'negatives 1, character 10: There is no filter “slgu”.'],
    [
      { ads: [{ headlines: [], descriptions: [{ text: 'a' }] }] },
      'ads 1, descriptions 1: Please enter a text, or',
    ],
  ])('names the place of a mistake in the file: %j', (change, problem) => {
    if (problem === null) {
      written({ ...PLUMBERS, ...change }, 'google-ads-editor')
      return
    }
    const lines = refusal({ ...PLUMBERS, ...change })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`campaign.json: ${problem}`)
  })

  it.each([
    [['campaign'], 'Name one file'],
    [['campaign', 'a.json', 'b.json'], 'Name one file'],
    [['campaign', 'a.json'], 'Name a target with --for: google-ads-editor, google-ads-web'],
    [['campaign', 'a.json', '--for=x', '-o', '.'], "not 'x'"],
    [['campaign', 'a.json', '--for=microsoft'], 'Name a folder with -o FOLDER'],
    [['campaign', 'a.json', '--for=microsoft', '-o.', '--encoding=utf-16le'], '--encoding takes utf-8'],
    [['campaign', 'a.json', '--for=microsoft', '-o.', '--colour'], "Unknown option '--colour'"],
  ])('refuses %j in one line', (args, reason) => {
    using workshop = aWorkshop()
    const { status, stdout, stderr } = workshop.wordloom(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(reason)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('names a file that is missing, and a folder that is a file', () => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', PLUMBERS)
    const missing = workshop.wordloom(['campaign', 'none.json', '--for=microsoft', '--check'])
    expect(missing).toMatchObject({
      status: 1,
      stderr: "wordloom: Can't read none.json: there is no such file.\n",
    })
    const occupied = workshop.wordloom([
      'campaign',
      'campaign.json',
      '--for=microsoft',
      '-o',
      'campaign.json',
    ])
    expect(occupied.status).toBe(1)
    expect(occupied.stderr).toContain("Can't write to campaign.json")
  })
})
