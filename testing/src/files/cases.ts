/** A file as another program writes it, and the words that a person sees in it. */
export interface ACase {
  readonly kind: string
  readonly name: string
  readonly content: string | Uint8Array
  readonly words: readonly string[]
  /** Parts of the line that says what was assumed. */
  readonly told?: readonly string[]
  /** True if only the name of the file tells that its first line is a header. */
  readonly needsName?: true
  /** An import takes all columns of a table of words. */
  readonly imported?: readonly string[]
}

export interface ReportCase {
  readonly kind: string
  readonly content: string
  /** Terms with the sums of their numbers, as columns of the CSV. */
  readonly ngrams: readonly (readonly string[])[]
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const lines = (...rows: readonly string[]) => rows.join('\r\n')
/** Windows-1251 has the Cyrillic letters from 0xC0 in their order. */
const cyrillic = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0410 + 0xc0
  })

export const WORD_CASES: readonly ACase[] = [
  {
    kind: 'Windows-1252',
    name: 'ansi.txt',
    content: latin('crème brûlée\r\nmüsli\r\npâté maison\r\n'),
    words: ['crème brûlée', 'müsli', 'pâté maison'],
    told: ['Windows-1252'],
  },
  {
    kind: 'Windows-1251',
    name: 'cyrillic.txt',
    content: cyrillic('зимняя куртка\nдетские сапоги\nшапка\n'),
    words: ['зимняя куртка', 'детские сапоги', 'шапка'],
    told: ['Windows-1251'],
  },
  {
    kind: 'UTF-16 without a mark',
    name: 'utf16.txt',
    content: utf16('rouge\r\nété indien\r\n'),
    words: ['rouge', 'été indien'],
    told: ['UTF-16'],
  },
  {
    kind: 'lone carriage returns',
    name: 'mac.txt',
    content: 'red\rblue\rgreen',
    words: ['red', 'blue', 'green'],
  },
  {
    kind: 'a pasted cell with a line break',
    name: 'clip.txt',
    content: '"rain\ncoat"\nboots\n"12"" pan"\n',
    words: ['rain coat', 'boots', '12" pan'],
  },
  {
    kind: 'title lines and totals',
    name: 'search.csv',
    content: lines(
      'Search keyword report',
      '"1 November 2026 - 26 November 2026"',
      'Keyword status,Keyword,Campaign,Clicks',
      'Enabled,wool scarf,Winter,12',
      'Enabled,silk scarf,Summer,30',
      'Total: Search keywords, --, --,42',
    ),
    words: ['wool scarf', 'silk scarf'],
    told: ['header on line 3', '2 lines above skipped', '1 total row left out', '“Keyword”'],
  },
  {
    kind: 'UTF-16 with tabs, as the Keyword Planner exports it',
    name: 'planner.csv',
    content: utf16(
      `\ufeff${lines('Keyword Stats 2026-11-26', 'Keyword\tCurrency\tAvg. monthly searches\tCompetition', 'wool scarf\tEUR\t500\tLow', 'silk scarf\tEUR\t50\tHigh')}`,
    ),
    words: ['wool scarf', 'silk scarf'],
    told: ['UTF-16', 'tabs', '“Keyword”'],
  },
  {
    kind: 'a table with more than 50 columns',
    name: 'wide.csv',
    content: lines(
      ['Keyword', ...Array.from({ length: 60 }, (_, month) => `Searches: ${month + 1}/2026`)].join(','),
      ['wool scarf', ...Array.from({ length: 60 }, () => '10')].join(','),
      ['silk scarf', ...Array.from({ length: 60 }, () => '20')].join(','),
    ),
    words: ['wool scarf', 'silk scarf'],
    told: ['header on line 1'],
  },
  {
    kind: 'a header whose names look unusual',
    name: 'years.csv',
    content: lines('', 'Keyword,2025,2026,CTR,CTR', 'ctr,1,2,5%,6%', 'scarf,3,4,7%,8%'),
    words: ['ctr', 'scarf'],
    told: ['several columns are called “CTR”'],
  },
  {
    kind: 'a separator line',
    name: 'excel.csv',
    content: 'SEP=;\r\nKeyword;Volume\r\nwool, red;10\r\nsilk;20\r\n',
    words: ['wool, red', 'silk'],
    told: ['semicolons'],
  },
  {
    kind: 'a quoted separator line and a header of two usual words',
    name: 'towns.csv',
    content: '\ufeff"sep=;"\r\nStadt;Dienst\r\nKöln;Klempner, Sanitär\r\n',
    words: ['Köln'],
    imported: ['Köln', 'Klempner, Sanitär'],
    told: ['semicolons', 'header on line 2'],
  },
  {
    kind: 'decimal commas between semicolons',
    name: 'semicolons.csv',
    content: lines('Keyword;Preis', 'Schal, rot;1,50', 'Mütze;2,75', 'Hut;3,10'),
    words: ['Schal, rot', 'Mütze', 'Hut'],
    told: ['semicolons'],
  },
  {
    kind: 'the guard of a spreadsheet',
    name: 'guarded.csv',
    content: lines('word', "'-free", "'+49", "'=1+1", "'90s music"),
    needsName: true,
    words: ['-free', '+49', '=1+1', "'90s music"],
  },
  {
    kind: 'a list of objects',
    name: 'objects.json',
    content: '[{"keyword":"wool scarf","volume":30},{"keyword":"silk scarf","volume":5}]',
    words: ['wool scarf', 'silk scarf'],
  },
  {
    kind: 'an object of lists',
    name: 'lists.json',
    content: '{"keywords":["wool","silk"]}',
    words: ['wool', 'silk'],
  },
  {
    kind: 'a closing line of Microsoft Advertising',
    name: 'microsoft.csv',
    content: lines(
      '"Report Name: Search terms"',
      'Search term,Impressions,Clicks,Spend',
      'wool scarf,10,1,0.50',
      'silk scarf,20,2,0.75',
      '"©2026 Microsoft Corporation. All rights reserved. "',
    ),
    words: ['wool scarf', 'silk scarf'],
    told: ['1 closing line left out'],
  },
  {
    kind: 'a term and a campaign that are called Total',
    name: 'total.csv',
    content: lines(
      'Campaign,Search term,Clicks',
      'Total: Brand,fuel card,7',
      'Gas,total,4',
      'Gas,gesamt,1',
      'Total,petrol,2',
      'Total: Account,--,14',
    ),
    words: ['fuel card', 'total', 'gesamt', 'petrol'],
    told: ['1 total row left out'],
  },
  {
    kind: 'quotes inside cells',
    name: 'inches.csv',
    content: lines('Keyword,Size', '"12"" pan",4', '"pan, large",5'),
    words: ['12" pan', 'pan, large'],
  },
  {
    kind: 'totals above the other rows',
    name: 'above.csv',
    content: lines(
      'Search term,Campaign,Clicks',
      'Total,,42',
      'wool scarf,Winter,12',
      'silk scarf,Summer,30',
    ),
    words: ['wool scarf', 'silk scarf'],
    told: ['1 total row left out'],
  },
  {
    kind: 'separators of blank columns on the right',
    name: 'wide-sheet.csv',
    content: lines('Keyword;Volume;;;;', 'wool scarf;10;;;;', 'silk scarf;20;;;;', ';;;;;'),
    words: ['wool scarf', 'silk scarf'],
    told: ['header on line 1'],
  },
  {
    kind: 'a header that repeats, as in exports that were put together',
    name: 'together.csv',
    content: lines('Keyword,Clicks', 'wool scarf,12', 'Keyword,Clicks', 'silk scarf,30'),
    words: ['wool scarf', 'silk scarf'],
    told: ['header on line 1', '1 repeated header left out'],
  },
  {
    kind: 'commas in the texts of its only column',
    name: 'prose.csv',
    content: lines('Keyword', 'wool scarf, warm, red', '"silk scarf, blue"', 'hat'),
    words: ['wool scarf, warm, red', 'silk scarf, blue', 'hat'],
    needsName: true,
  },
  {
    kind: 'products of a shop',
    name: 'products.csv',
    content: lines(
      'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant Price',
      'wool-scarf,Wool scarf,"<p>Soft, ""warm""</p>",Acme,Size,S,19.00',
      'wool-scarf,,,,,M,19.00',
      'silk-scarf,Silk scarf,<p>Light</p>,Acme,Size,S,29.00',
    ),
    words: ['Wool scarf', 'Silk scarf'],
    imported: [
      ...['wool-scarf', 'wool-scarf', 'silk-scarf', 'Wool scarf', 'Silk scarf', '<p>Soft, "warm"</p>'],
      ...['<p>Light</p>', 'Acme', 'Acme', 'Size', 'Size', 'S', 'M', 'S'],
    ],
    told: ['header on line 1'],
  },
  {
    kind: 'names and values above the header',
    name: 'account.csv',
    content: lines(
      'Report,Keywords',
      'Account,Acme',
      'Date range,"Nov 1, 2026 - Nov 30, 2026"',
      '',
      'Keyword,Clicks,Impressions,Cost',
      'wool scarf,12,1234,6.50',
    ),
    words: ['wool scarf'],
    told: ['header on line 5', '3 lines above skipped'],
  },
  {
    kind: 'lines as Markdown draws them',
    name: 'table.txt',
    content: '| Keyword | Volume |\n| --- | ---: |\n| wool scarf | 10 |\n| silk scarf | 20 |\n',
    words: ['wool scarf', 'silk scarf'],
    told: ['pipes'],
  },
  {
    kind: 'a list of objects with lists inside',
    name: 'rows.json',
    content: '{"rows":[{"keys":["wool scarf"],"clicks":3},{"keys":["silk scarf"],"clicks":4}]}',
    words: ['wool scarf', 'silk scarf'],
  },
]

export const REPORT_CASES: readonly ReportCase[] = [
  {
    kind: 'thousands with dots in German',
    content: lines('Suchbegriff;Klicks;Impressionen', 'schal rot;12;2.345', 'schal blau;100;3.000'),
    ngrams: [['schal', '5345', '112']],
  },
  {
    kind: 'a Norwegian report',
    content: lines('Søketerm;Klikk;Visninger', 'skjerf rødt;12;2 345', 'skjerf blått;100;3 000'),
    ngrams: [['skjerf', '5345', '112']],
  },
  {
    kind: 'a Hebrew report',
    content: lines('שאילתות מובילות,קליקים,חשיפות', 'צעיף אדום,12,"2,345"', 'צעיף כחול,100,"3,000"'),
    ngrams: [['צעיף', '5345', '112']],
  },
  {
    kind: 'Swiss apostrophes',
    content: lines('Search term,Clicks,Impr.', "schal rot,12,2'345", 'schal blau,100,3’000'),
    ngrams: [['schal', '5345', '112']],
  },
  {
    kind: 'a French report',
    content: lines(
      'Termes de recherche;Clics;Impressions',
      'écharpe rouge;12;2 345',
      'écharpe bleue;100;3 000',
    ),
    ngrams: [['écharpe', '5345', '112']],
  },
  {
    kind: 'a Japanese report',
    content: lines('検索語句,クリック数,表示回数', 'scarf red,12,"2,345"', 'scarf blue,100,"3,000"'),
    ngrams: [['scarf', '5345', '112']],
  },
  {
    kind: 'K for thousands',
    content: lines('Search term,Clicks,Impr.', 'scarf red,12,2.3K', 'scarf blue,100,3K'),
    ngrams: [['scarf', '5300', '112']],
  },
  {
    kind: 'a report of Apple Ads',
    content: lines(
      'Search Term,Match Type,Impressions,Taps',
      'scarf red,Broad,2345,12',
      'scarf blue,Exact,3000,100',
    ),
    ngrams: [['scarf', '5345', '112']],
  },
]
