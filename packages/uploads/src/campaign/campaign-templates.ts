import { type CampaignFile, type Recipe, toPlaces } from '@wordloom/contract'
import type { RowLayout } from '@wordloom/engine'
import { readTemplateText, type TemplateText } from '../template-text.ts'
import { PLAN_TEXTS as T } from '../texts.ts'
import { type FilePlace, UploadError } from '../upload-error.ts'

/** Braces around a keyword insertion stay braces, and its default can have columns: `{KeyWord:{Service|title}}`. */
const INSERTION = /\{(keyword:(?:[^{}]|\{[^{}]*\})*)\}/gi

/** The templates of a campaign, which may only use columns that are constant where they apply. */
export class CampaignTemplates {
  readonly #columnNames: readonly string[]
  readonly #links: readonly (readonly number[])[]
  readonly campaign: TemplateText
  readonly adGroup: TemplateText
  readonly finalUrl: TemplateText
  readonly keywords: readonly TemplateText[]
  readonly labels: readonly TemplateText[]
  readonly utm: Readonly<Record<string, TemplateText>>
  readonly negatives
  readonly ads
  /** The columns that the names of campaigns and ad groups have, the slowest first. */
  readonly groupColumns: readonly number[]
  readonly adColumns: readonly number[]

  /** @throws {UploadError} */
  constructor(
    file: CampaignFile,
    { names = [], rows = {}, version }: Omit<Recipe, 'columns'>,
    columns: number,
  ) {
    this.#columnNames = Array.from({ length: columns }, (_, i) => names[i] || `Column ${i + 1}`)
    this.#links = toPlaces(rows, version).links ?? []
    this.campaign = this.#read(['campaign'], file.campaign)
    if (this.campaign.showsRow) throw toError(this.campaign, T.rowTemplate)
    this.adGroup = this.#read(['adGroup'], file.adGroup)
    this.finalUrl = this.#read(['finalUrl'], file.finalUrl ?? '')
    this.keywords = [file.keyword].flat().map((text, i) => this.#read(['keyword', i], text))
    this.labels = file.labels.map((text, i) => this.#read(['labels', i], text))
    this.utm = Object.fromEntries(
      Object.entries(file.utm).flatMap(([key, text]) =>
        text === undefined ? [] : [[key, this.#read(['utm', key], text)]],
      ),
    )
    this.groupColumns = [...new Set([...this.campaign.columns, ...this.adGroup.columns])]
    this.negatives = file.negatives.map(({ text, level, matchType }, i) => {
      const template = this.#read(['negatives', i], text)
      this.#checkConstant(template, level === 'campaign' ? this.campaign.columns : this.groupColumns)
      return { text: template, level, matchType }
    })
    this.ads = file.ads.map((ad, i) => this.#readAd(ad, ['ads', i]))
    this.adColumns = [...new Set(this.ads.flatMap((ad) => this.#textsOf(ad).flatMap((text) => text.columns)))]
  }

  /** @throws {UploadError} if some rows lack a column that a name or a URL needs. */
  checkLayouts(layouts: readonly RowLayout[]): void {
    for (const { places } of layouts) {
      const shown = this.#withLinked(places.map(({ column }) => column))
      for (const text of [this.campaign, this.adGroup, this.finalUrl]) {
        const missing = text.columns.find((column) => !shown.has(column))
        if (missing !== undefined) throw toError(text, T.lacking(this.#columnNames[missing] ?? ''))
      }
    }
  }

  #readAd({ headlines, descriptions, paths, finalUrl }: CampaignFile['ads'][number], place: FilePlace) {
    const readTexts = (texts: typeof headlines, what: string) =>
      texts.map((entry, i) => {
        const { text, position } = typeof entry === 'string' ? { text: entry, position: null } : entry
        return { text: this.#read([...place, what, i], toAdSource(text)), position }
      })
    const ad = {
      headlines: readTexts(headlines, 'headlines'),
      descriptions: readTexts(descriptions, 'descriptions'),
      paths: paths.map((path, i) => this.#read([...place, 'paths', i], toAdSource(path))),
      page: finalUrl === undefined ? this.finalUrl : this.#read([...place, 'finalUrl'], finalUrl),
    }
    for (const text of this.#textsOf(ad)) {
      if (text === this.finalUrl) this.#checkAdUrl(place)
      else this.#checkConstant(text, this.groupColumns)
    }
    return ad
  }

  #textsOf({ headlines, descriptions, paths, page }: AdTemplates): readonly TemplateText[] {
    return [...headlines, ...descriptions]
      .map(({ text }) => text)
      .concat(paths, page, Object.values(this.utm))
  }

  #checkAdUrl(place: FilePlace): void {
    const changing = this.#changingColumn(this.finalUrl, this.groupColumns)
    if (changing !== null) throw toError({ place }, T.adUrl(changing))
  }

  #checkConstant(text: TemplateText, columns: readonly number[]): void {
    if (text.showsRow) throw toError(text, T.rowTemplate)
    const changing = this.#changingColumn(text, columns)
    if (changing !== null) throw toError(text, T.changing(changing))
  }

  #changingColumn(text: TemplateText, columns: readonly number[]): string | null {
    if (this.adGroup.showsRow && columns === this.groupColumns) return null
    const constant = this.#withLinked(columns)
    const changing = text.columns.find((column) => !constant.has(column))
    return changing === undefined ? null : (this.#columnNames[changing] ?? '')
  }

  #withLinked(columns: readonly number[]): ReadonlySet<number> {
    const linked = this.#links.filter((link) => link.some((column) => columns.includes(column)))
    return new Set([...columns, ...linked.flat()])
  }

  #read(place: FilePlace, source: string): TemplateText {
    return readTemplateText(place, source, this.#columnNames)
  }
}

function toError({ place }: Pick<TemplateText, 'place'>, problem: string): UploadError {
  return new UploadError({ place, problem })
}

interface AdTemplates {
  readonly headlines: readonly { readonly text: TemplateText }[]
  readonly descriptions: readonly { readonly text: TemplateText }[]
  readonly paths: readonly TemplateText[]
  readonly page: TemplateText
}

function toAdSource(text: string): string {
  return text.replaceAll(INSERTION, '{{$1}}')
}
