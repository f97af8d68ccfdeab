import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableLayer } from '../table-layer.ts'
import type { TableHints } from '../table-shape.ts'

const HINTS: TableHints = { separator: ',' }

/** Lines as rows of cells; a blank line is left out, but its number counts. */
function placed(text: string, separator = ',') {
  return text
    .split('\n')
    .map((line, i) => ({ cells: line.split(separator), line: i + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

function read(text: string, hints = HINTS, separator = ',') {
  const rows = placed(text, separator)
  const shape = tableLayer.describeTable(rows, hints)
  const filter = tableLayer.createRowFilter(shape, hints)
  const kept = [...filter.keep(rows.slice(shape.firstRow)), ...filter.end()]
  const term = shape.columns.find(({ role }) => role === 'term')?.index ?? 0
  return {
    shape,
    leftOut: filter.leftOut,
    terms: kept.map(({ cells }) => cells[term]),
    cells: kept.map(({ cells }) => cells),
  }
}

const namesOf = (text: string) => read(text).shape.columns.map(({ name }) => name)
const rolesOf = (text: string) => read(text).shape.columns.map(({ role }) => role)

describe('a column of numbers by its name', () => {
  it.each([
    ['damaged numbers', '1.2.3', '--1', 'clicks'],
    ['words', 'many', 'few', null],
    ['words with digits', 'team 1', 'team 2', null],
  ])('with %s', (_what, one, other, role) => {
    expect(rolesOf(`Search term,Clicks\nred shoes,${one}\nblue shoes,${other}\n`)[1]).toBe(role)
  })
})

it.each([
  [
    'German',
    [
      ['Stadt', 'Dienst'],
      ['Köln', 'Klempner'],
    ],
  ],
  [
    'French',
    [
      ['Ville', 'Service'],
      ['Lyon', 'Plombier'],
    ],
  ],
  [
    'Polish',
    [
      ['Miasto', 'Usługa'],
      ['Kraków', 'Hydraulik'],
    ],
  ],
  [
    'Japanese',
    [
      ['都市', 'サービス'],
      ['東京', '配管工'],
    ],
  ],
])('a table that people made with %s names has a header, also above one row', (_, rows) => {
  const sample = rows.map((cells, i) => ({ cells, line: i + 1 }))
  expect(tableLayer.describeTable(sample, { separator: ';' }).header).toBe(0)
})

describe('lines above a header', () => {
  it.each([
    ['a title and days', 'Search keyword report\n1 November 2026 - 26 November 2026\n'],
    ['days with commas that nobody quoted', 'Keyword report\nNovember 1, 2026 - November 26, 2026\n'],
    ['names and values', 'Report Name:,Keywords\nReport Time:,11/1/2026\nRows:,2\n'],
    ['a title that a spreadsheet filled up', 'Keyword report,,,\nAll time,,,\n'],
    ['a blank first line', '\n'],
    ['many lines', Array.from({ length: 15 }, (_, i) => `Filter ${i}: on\n`).join('')],
  ])('are skipped: %s', (_, lines) => {
    const { shape, terms } = read(
      `${lines}Keyword,Campaign,Currency,Clicks\nred shoes,A,USD,5\nblue shoes,B,USD,7\n`,
    )
    expect(shape.columns.map(({ name }) => name)).toEqual(['Keyword', 'Campaign', 'Currency', 'Clicks'])
    expect(terms).toEqual(['red shoes', 'blue shoes'])
  })

  it('are skipped in a template without rows', () => {
    expect(namesOf('My export\nAll time\nCampaign,Ad Group,Keyword,Final URL')).toEqual([
      'Campaign',
      'Ad Group',
      'Keyword',
      'Final URL',
    ])
  })

  it('are skipped above a table without a header', () => {
    const { shape, cells } = read('Our words\nred,1,5\nblue,2,6\ngreen,3,7\n')
    expect([shape.header, cells.length]).toEqual([null, 3])
  })
})

describe('a header', () => {
  it.each([
    [
      'a name of more than 60 characters',
      'Handle,Price,Bicycle frame material (product.metafields.shopify.frame-material)\na,1,x\nb,2,y',
    ],
    ['a cell that equals its name', 'Keyword,Volume,Brand\na,1,Brand\nb,2,Generic'],
    ['an unnamed first column', ',Keyword,Volume\n0,red,1\n1,blue,2'],
    ['equal names', 'Keyword,CTR,CTR\na,1%,2%\nb,1%,2%'],
    ['years as names', 'Keyword,2025,2026\na,10,20\nb,1,2'],
    ['months as names', 'Word,Jan 2026,Feb 2026\na,10,20\nb,1,2'],
    ['unknown names above numbers', 'Palavra,Ximble\nvermelho,3\nazul,4'],
    ['unknown names above dates', 'Palavra,Ximble\nvermelho,2026-01-02\nazul,2026-01-03'],
    [
      'unknown names above URLs',
      'Palavra,Ximble\nvermelho,https://example.org/a\nazul,https://example.org/b',
    ],
    ['capitals above small letters', 'Farbe,Stoff\nrot,seide\nblau,wolle'],
    [
      'names above categories',
      'colore,taglia\nrosso,s\nblu,s\nverde,m\nblu,m\nrosso,l\nrosso,s\nblu,l\nverde,s',
    ],
    ['names that a program exports', 'Campaign,Ad group\nShoes,Red'],
    ['a missing number in the first row', 'word,count\nred,n/a\nblue,5'],
  ])('is found with %s', (_, text) => {
    const { shape, cells } = read(text)
    expect(shape.header).toBe(0)
    expect(cells).toHaveLength(text.split('\n').length - 1)
  })

  it.each([
    ['a table of numbers', '1,2\n3,4\n5,6'],
    ['words and numbers', 'red,5\nblue,6'],
    ['years below years', 'red,2024,2025\nblue,2023,2021'],
    ['only words', 'red,small\nblue,large'],
    ['URLs below a URL', 'a,https://example.org/a\nb,https://example.org/b'],
  ])('is missing: %s', (_, text) => {
    const { shape, cells } = read(text)
    expect(shape.header).toBe(null)
    expect(cells).toHaveLength(text.split('\n').length)
    expect(shape.doubts).toContainEqual({ kind: 'no-header' })
  })

  it('is where people say', () => {
    const text = 'a,b\nc,d\ne,f'
    expect(read(text, { ...HINTS, header: 2 }).shape.header).toBe(1)
    expect(read('Keyword,Clicks\nred,5', { ...HINTS, header: 'none' }).shape.header).toBe(null)
  })

  it('can have any number of columns, and equal names', () => {
    const names = Array.from({ length: 500 }, () => 'Name')
    const row = names.map((_, i) => String(i))
    const { shape } = read(`${names.join(',')}\n${row.join(',')}\n${row.join(',')}`)
    expect([shape.header, shape.width]).toEqual([0, 500])
    expect(shape.doubts).toContainEqual({ kind: 'equal-names', names: ['Name'] })
  })
})

it.each(['', '\n\n', ' '])('takes no rows as no table: %j', (text) => {
  expect(read(text).shape).toMatchObject({ header: null, width: 0, columns: [], isTable: false })
})

it('takes lines of words as no table', () => {
  expect(read('red\nblue').shape).toMatchObject({ header: null, isTable: false, width: 1 })
})

describe('rows of totals', () => {
  it.each([
    [
      'blank terms',
      'Campaign,Search term,Match type,Clicks\nA,red,Broad,1\nTotal: Account, --, --,1',
      ['red'],
    ],
    [
      'terms that repeat it',
      'Search term,Match type,Clicks\nred,Broad,1\nblue,Broad,2\nTotal: Search terms,,3\nTotal: Account,,3',
      ['red', 'blue'],
    ],
    ['dashes', 'Search term,Match type,Clicks\nred,Broad,1\nTotal - all but removed keywords,--,1', ['red']],
    [
      'a space before the colon',
      'Terme de recherche,Clics\nrouge,1\nbleu,2\nTotal : termes de recherche,3',
      ['rouge', 'bleu'],
    ],
    ['only the word and the sums', 'Search term,Clicks\nred,1\nblue,2\nTotal,3', ['red', 'blue']],
    ['German', 'Suchbegriff,Keyword-Option,Klicks\nrot,Broad,1\nGesamt: Konto,,1', ['rot']],
    ['Polish', 'Wyszukiwane hasło,Typ dopasowania,Kliknięcia\nbuty,Broad,1\nŁącznie: konto,--,1', ['buty']],
    ['Japanese', '検索語句,マッチタイプ,クリック数\n赤い靴,部分一致,1\n合計: アカウント, --,1', ['赤い靴']],
    ['Russian', 'Поисковый запрос,Тип соответствия,Клики\nобувь,Широкое,1\nИтого: аккаунт,--,1', ['обувь']],
    [
      'a currency that each row has',
      'Search term,Campaign,Currency,Clicks\nred,A,SGD,1\nblue,B,SGD,2\nTotal: Search terms,--,SGD,3\nTotal: Account,--,SGD,9',
      ['red', 'blue'],
    ],
    [
      'a currency and the sums',
      'Search term,Currency,Clicks\nred,SGD,1\nblue,SGD,2\nTotal,SGD,3',
      ['red', 'blue'],
    ],
    [
      'subtotals',
      'Search term,Match type,Clicks\nred,Broad,1\nTotal: A,,1\nblue,Broad,2\nTotal: B,,2',
      ['red', 'blue'],
    ],
  ])('are left out: %s', (_, text, terms) => {
    const read_ = read(text)
    expect(read_.terms).toEqual(terms)
    expect(read_.leftOut.totals).toBe(text.split('\n').length - 1 - terms.length)
  })

  it.each([
    ['terms called total', 'Search term,Clicks\ntotal,7\ngesamt,3\ntotal war: pharaoh,5\nfuel,2'],
    ['a last term called total', 'Search term,Clicks\nfuel,2\ntotal,7'],
    ['a last term that begins with total', 'Search term,Clicks\nfuel,2\ntotal war,7'],
    ['a campaign called Total', 'Campaign,Search term,Clicks\nOther,fuel,2\nTotal,petrol card,7'],
    ['a campaign called Total: Brand', 'Search term,Campaign,Clicks\nfuel,A,2\ntotal,Total: Brand,7'],
    [
      'a word with the same currency',
      'Search term,Currency,Clicks\nfuel,USD,2\ntotal gym,USD,7\ntotal,USD,8',
    ],
    ['a brand', 'Search term,Match type,Clicks\nfuel,Broad,2\ntotal energies,Broad,7'],
    ['a hyphen', 'Search term,Match type,Clicks\nfuel,Broad,2\ntotal-body workout,Broad,7'],
    ['a longer word', 'Search term,Clicks\nfuel,2\nsummer dress,7\ntotally,2'],
  ])('are never %s', (_, text) => {
    const { cells, leftOut } = read(text)
    expect(cells).toHaveLength(text.split('\n').length - 1)
    expect(leftOut.totals).toBe(0)
  })

  it('stay if people want them', () => {
    const text = 'Search term,Match type,Clicks\nred,Broad,1\nTotal: Account,,1'
    expect(read(text, { ...HINTS, keepsTotals: true }).cells).toHaveLength(2)
  })
})

describe('closing lines', () => {
  it.each([
    [
      'rights',
      'Search term,Impressions,Clicks,Spend\nred shoes,10,1,0.50\n\n©2026 Microsoft Corporation. All rights reserved. ',
    ],
    [
      'rights without a blank line',
      'Search term,Clicks\nred shoes,10\n©2026 Microsoft Corporation. All rights reserved. ',
    ],
    [
      'rights that a spreadsheet filled up',
      'Search term,Clicks,Spend\nred shoes,10,1\n©2026 Microsoft Corporation,,',
    ],
    ['one cell under six', 'Keyword,A,B,C,D,E\nred shoes,1,2,3,4,5\nTermino del informe'],
    ['times', 'Keyword,Clicks\nred shoes,10\nNovember 26 2026'],
    [
      'totals above them',
      'Search term,Match type,Clicks\nred shoes,Broad,10\nTotal: Account,,10\n\n©2026 Microsoft Corporation',
    ],
    ['names and values behind a blank line', 'Keyword,A,B,C,D,E\nred shoes,1,2,3,4,5\n\nRows,1'],
  ])('are left out: %s', (_, text) => {
    const { terms, leftOut } = read(text)
    expect(terms).toEqual(['red shoes'])
    expect(leftOut.closingLines).toBe(1)
  })

  it("aren't terms without numbers in the middle or in a table where many lack them", () => {
    expect(read('Keyword,A,B\nred,1,2\nblue\ngreen,1,2').terms).toEqual(['red', 'blue', 'green'])
    expect(read('Keyword,A,B\nred\nblue,1,2\ngreen').terms).toEqual(['red', 'blue', 'green'])
    expect(read('Keyword,Volume\nred,1\nblue,').terms).toEqual(['red', 'blue'])
  })

  it('are told only at the end of the rows, however they come', () => {
    const rows = placed('Search term,Clicks,Cost\nred,1,2\nblue\ngreen,1,2\n©2026 X')
    const shape = tableLayer.describeTable(rows, HINTS)
    const filter = tableLayer.createRowFilter(shape, HINTS)
    const kept = rows.slice(1).flatMap((row) => filter.keep([row]))
    expect([...kept, ...filter.end()].map(({ cells }) => cells[0])).toEqual(['red', 'blue', 'green'])
  })

  it('are few: many rows of one cell are rows', () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `word ${i}`).join('\n')
    expect(read(`Keyword,A,B\nred,1,2\n${rows}`).terms).toHaveLength(5001)
  })
})

describe('the columns of a report', () => {
  it.each([
    [
      'Google Ads in English',
      'Search term,Match type,Campaign,Ad group,Clicks,Impr.,Cost,Conversions,Conv. value',
    ],
    [
      'Google Ads in German',
      'Suchbegriff,Keyword-Option,Kampagne,Anzeigengruppe,Klicks,Impr.,Kosten,Conversions,Conv.-Wert',
    ],
    [
      'Google Ads in French',
      "Terme de recherche,Type de correspondance,Campagne,Groupe d'annonces,Clics,Impr.,Coût,Conversions,Valeur de conv.",
    ],
    [
      'Google Ads in Spanish',
      'Término de búsqueda,Tipo de concordancia,Campaña,Grupo de anuncios,Clics,Impr.,Coste,Conversiones,Valor de conv.',
    ],
    [
      'Google Ads in Italian',
      'Termine di ricerca,Tipo di corrispondenza,Campagna,Gruppo di annunci,Clic,Impr.,Costo,Conversioni,Valore conv.',
    ],
    [
      'Google Ads in Dutch',
      'Zoekterm,Zoektype,Campagne,Advertentiegroep,Klikken,Vertoningen,Kosten,Conversies,Conv.waarde',
    ],
    [
      'Google Ads in Portuguese',
      'Termo de pesquisa,Tipo de correspondência,Campanha,Grupo de anúncios,Cliques,Impr.,Custo,Conversões,Valor de conv.',
    ],
    [
      'Google Ads in Polish',
      'Wyszukiwane hasło,Typ dopasowania,Kampania,Grupa reklam,Kliknięcia,Wyświetlenia,Koszt,Konwersje,Wartość konw.',
    ],
    [
      'Google Ads in Swedish',
      'Sökterm,Matchningstyp,Kampanj,Annonsgrupp,Klick,Visningar,Kostnad,Konverteringar,Konv.värde',
    ],
    [
      'Google Ads in Japanese',
      '検索語句,マッチタイプ,キャンペーン,広告グループ,クリック数,表示回数,費用,コンバージョン,コンバージョン値',
    ],
    [
      'Amazon in English',
      'Customer Search Term,Match Type,Campaign Name,Ad Group Name,Clicks,Impressions,Spend,7 Day Total Orders (#),7 Day Total Sales',
    ],
    [
      'Amazon in German',
      '"Suchbegriff eines Kunden";Übereinstimmungstyp;Kampagnenname;Anzeigengruppenname;Klicks;Impressionen;Ausgaben;7 Tage, Bestellungen gesamt;7 Tage, Verkäufe gesamt',
    ],
    [
      'Amazon in Spanish',
      'Término de búsqueda de cliente,Tipo de coincidencia,Nombre de la campaña,Nombre del grupo de anuncios,Clics,Impresiones,Gasto,Pedidos totales de 7 días (#),Ventas totales de 7 días',
    ],
    [
      'Microsoft',
      'Search term,Delivered match type,Campaign,Ad group,Clicks,Impressions,Spend,Conversions,Revenue',
    ],
    [
      'Apple',
      'Search Term,Match Type,Campaign Name,Ad Group Name,Taps,Impressions,Spend,Installs (Tap-Through),Revenue',
    ],
  ])('have the same roles: %s', (_, header) => {
    const separator = header.includes(';') ? ';' : ','
    const names = header.split(separator)
    const row = ['red shoes', 'Broad', 'A', 'B', '1', '2', '3', '4', '5']
    const { shape } = read(
      [names, row, row].map((cells) => cells.join(separator)).join('\n'),
      HINTS,
      separator,
    )
    expect(shape.columns.map(({ role }) => role)).toEqual([
      'term',
      'matchType',
      'campaign',
      'adGroup',
      'clicks',
      'impressions',
      'cost',
      'conversions',
      'value',
    ])
  })

  it.each([
    ['English', 'Top queries,Clicks,Impressions,CTR,Position'],
    ['German', 'Häufigste Suchanfragen,Klicks,Impressionen,Klickrate,Durchschnittliche Position'],
    ['French', 'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position moyenne'],
    ['Spanish', 'Consultas principales,Clics,Impresiones,CTR,Posición media'],
    ['Italian', 'Query principali,Clic,Impressioni,CTR,Posizione media'],
    ['Dutch', 'Populairste zoekopdrachten,Klikken,Vertoningen,CTR,Positie'],
    ['Portuguese', 'Principais consultas,Cliques,Impressões,CTR,Posição'],
    ['Polish', 'Najpopularniejsze zapytania,Kliknięcia,Wyświetlenia,CTR,Pozycja'],
    ['Swedish', 'Vanligaste sökfrågorna,Klick,Visningar,Klickfrekvens,Genomsnittlig position'],
    ['Japanese', '上位のクエリ,クリック数,表示回数,CTR,掲載順位'],
    ['Korean', '인기 검색어,클릭수,노출수,클릭률,평균 게재순위'],
    ['Russian', 'Поисковый запрос,Клики,Показы,CTR,Позиция'],
  ])('have the same roles in Search Console in %s', (_, header) => {
    expect(rolesOf(`${header}\nred shoes,1,2,50%,3.4`)).toEqual([
      'term',
      'clicks',
      'impressions',
      'rate',
      'position',
    ])
  })

  it('are those of research programs', () => {
    expect(
      rolesOf(
        '#,Keyword,Country,Difficulty,Volume,CPC,URL\n1,red shoes,us,5,500,0.5,https://example.org\n2,a,us,7,50,1.5,https://example.org/b',
      ),
    ).toEqual([null, 'term', null, 'difficulty', 'volume', 'cpc', 'url'])
    expect(
      rolesOf(
        'Keyword,Currency,Avg. monthly searches,Competition,Competition (indexed value)\nred,USD,10 – 100,Low,5',
      ),
    ).toEqual(['term', 'currency', 'volume', 'competition', null])
  })

  it('prefer what people searched for to the keyword that it met', () => {
    const { shape } = read('Keyword,Search term,Clicks\nshoes,red shoes,5')
    expect(shape.columns.map(({ role, isKnownName }) => [role, isKnownName])).toEqual([
      [null, true],
      ['term', true],
      ['clicks', true],
    ])
  })

  it('give terms by their cells in a language that nobody knows, and name what is unknown', () => {
    const { shape, terms } = read(
      'Aaa,Bbb,Ccc,Ddd\nX,red shoes,5,1.5\nX,blue shoes,7,2.5\nY,green hats,8,3.5',
    )
    expect(terms).toEqual(['red shoes', 'blue shoes', 'green hats'])
    expect(shape.columns.map(({ isKnownName }) => isKnownName)).toEqual([false, false, false, false])
    expect(shape.doubts).toEqual([{ kind: 'no-term-column' }])
  })

  it("aren't numbers if their cells are words", () => {
    expect(rolesOf('Filter,Value\nSearch type,Web\nDate,Last 3 months')).not.toContain('value')
  })

  it("aren't numbers if their cells are codes", () => {
    const { shape } = read('Keyword,SKU,ASIN\na,AB-1,B0AAAA1111\nb,AB-2,B0AAAA2222')
    expect(shape.columns.map(({ kind }) => kind)).toEqual(['words', 'ids', 'ids'])
    expect(read('Keyword,Number\na,00123\nb,00124').shape.columns[1]?.kind).toBe('ids')
  })
})

describe('tables with random titles, totals and closing lines', () => {
  const aTerm = fc
    .array(
      fc.constantFrom(
        'red',
        'blue',
        'total',
        'gesamt',
        'shoes',
        'for',
        'rain',
        '2026',
        'café',
        '靴',
        'near me',
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((words) => words.join(' '))
  const aRow = fc.record({
    term: aTerm,
    matchType: fc.constantFrom('Broad match', 'Exact match'),
    clicks: fc.nat(1000),
    cost: fc.nat(100_000),
  })
  const titles = fc.subarray([
    'Search terms report',
    'November 1 2026 - November 26 2026',
    'Account: Shoes',
    'All time',
    '"Report Name: "',
  ])
  const names = fc.constantFrom(
    ['Search term', 'Match type', 'Clicks', 'Cost'],
    ['Suchbegriff', 'Keyword-Option', 'Klicks', 'Kosten'],
    ['検索語句', 'マッチタイプ', 'クリック数', '費用'],
    ['Unknown A', 'Unknown B', 'Unknown C', 'Unknown D'],
  )
  const totals = fc.subarray(['Total: Search terms', 'Total: Account', 'Gesamt: Konto', 'Total', '合計'])
  const closing = fc.subarray(['©2026 Example. All rights reserved.', 'Downloaded on 11/26/2026'])

  it('have the terms that were written', () => {
    fc.assert(
      fc.property(
        titles,
        names,
        fc.uniqueArray(aRow, { minLength: 3, maxLength: 30, selector: ({ term }) => term }),
        totals,
        closing,
        (above, header, rows, ends, last) => {
          const body = rows.map(
            ({ term, matchType, clicks, cost }) =>
              `${term},${matchType},${clicks},${(cost / 100).toFixed(2)}`,
          )
          const sum = rows.reduce((all, { clicks }) => all + clicks, 0)
          const below = ends.map((word) => `${word},,${sum},1.00`)
          const text = [...above, header.join(','), ...body, ...below, ...last].join('\n')
          const { shape, terms, leftOut } = read(text)
          expect(shape.columns.map(({ name }) => name)).toEqual(header)
          expect(terms).toEqual(rows.map(({ term }) => term))
          expect(leftOut).toMatchObject({ totals: ends.length, closingLines: last.length })
        },
      ),
      { numRuns: 1000 },
    )
  })
})
