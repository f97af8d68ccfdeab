import { type CampaignFile, placesOf, type Recipe, toRecipeRows, wordReading } from '@wordloom/contract'
import { parseColumn } from '@wordloom/engine'
import type { AdShape, AdText, CampaignPlan, CampaignRow, Negative, ResponsiveAd } from '@wordloom/targets'
import { withUtm } from '@wordloom/targets'
import { compileRows, type PlanLimits, readRows } from '../compile-rows.ts'
import type { TemplateText } from '../template-text.ts'
import { CampaignTemplates } from './campaign-templates.ts'

type RecipeSettings = Omit<Recipe, 'columns'>

/** @throws {UploadError} */
export function toCampaignPlan(file: CampaignFile, limits: PlanLimits | null = null): CampaignPlan {
  const { settings, words } = toSettings(file)
  const templates = new CampaignTemplates(file, settings, words.length)
  const { campaign, adGroup, finalUrl, utm, labels, keywords, ads, negatives } = templates
  const utmEntries = Object.entries(utm)
  const fields = [
    ...[campaign, adGroup, finalUrl, ...utmEntries.map(([, text]) => text), ...labels, ...keywords].map(
      ({ source }) => source,
    ),
    ...words.map((_, column) => `{${column + 1}}`),
  ]
  const compiled = compileRows({
    settings,
    words,
    slowest: templates.groupColumns,
    fields,
    entriesPerRow: keywords.length * file.matchTypes.length,
    limits,
  })
  templates.checkLayouts(compiled.layouts)
  const firstLabel = 3 + utmEntries.length
  const firstKeyword = firstLabel + labels.length
  const firstWord = firstKeyword + keywords.length
  const wordsOf = (all: readonly string[], columns: readonly number[]) =>
    columns.map((column) => all[column] ?? '').join('\0')

  function urlOf(page: string, utmOf: (entry: number) => string): string {
    if (utmEntries.length === 0) return page
    return withUtm(page, Object.fromEntries(utmEntries.map(([key], i) => [key, utmOf(i)])))
  }

  function toRow(cells: readonly string[]): CampaignRow {
    const own = cells.slice(firstWord)
    const [campaignName = '', adGroupName = '', page = ''] = cells
    return {
      campaign: campaignName,
      adGroup: adGroupName,
      finalUrl: urlOf(page, (i) => cells[3 + i] ?? ''),
      labels: cells.slice(firstLabel, firstKeyword).filter((label) => label !== ''),
      keywords: cells.slice(firstKeyword, firstWord),
      words: own,
      campaignWords: wordsOf(own, campaign.columns),
      adGroupWords: adGroup.showsRow ? adGroupName : wordsOf(own, templates.groupColumns),
      adWords: wordsOf(own, templates.adColumns),
    }
  }

  const fillNegatives = (level: 'campaign' | 'adGroup', all: readonly string[]): readonly Negative[] =>
    negatives
      .filter((each) => each.level === level)
      .map(({ text, matchType }) => ({ text: text.fill(all), matchType }))

  function fillAd(
    { headlines, descriptions, paths, page }: (typeof ads)[number],
    all: readonly string[],
  ): ResponsiveAd {
    const fillText = ({ text, position }: { text: TemplateText; position: number | null }): AdText => ({
      text: text.fill(all),
      position,
    })
    return {
      headlines: headlines.map(fillText),
      descriptions: descriptions.map(fillText),
      paths: paths.map((path) => path.fill(all)),
      finalUrl: urlOf(page.fill(all), (i) => utmEntries[i]?.[1].fill(all) ?? ''),
    }
  }

  return {
    settings: {
      isPaused: file.status === 'paused',
      budget: file.budget ?? null,
      maxCpc: file.maxCpc ?? null,
      languages: file.languages,
      locations: file.locations,
      isPolitical: file.euPoliticalAds,
      startDate: file.startDate ?? null,
      matchTypes: file.matchTypes,
      skus: file.skus,
      appleIds: file.apple,
    },
    shape: toShape(file),
    hasLabels: labels.length > 0,
    hasNegatives: negatives.length > 0,
    *rows() {
      for (const cells of readRows(compiled)) yield toRow(cells)
    },
    campaignNegatives: ({ words: all }) => fillNegatives('campaign', all),
    adGroupNegatives: ({ words: all }) => fillNegatives('adGroup', all),
    ads: ({ words: all }) => ads.map((ad) => fillAd(ad, all)),
  }
}

/** In a file of columns, words are as they are, and a space joins them. */
function toSettings({ columns, recipe, rows }: CampaignFile): {
  readonly settings: RecipeSettings
  readonly words: readonly (readonly string[])[]
} {
  if (recipe !== undefined) {
    const { columns: texts, ...settings } = recipe
    return {
      // Two patterns could make the same keyword of an ad group.
      settings: { ...settings, unique: true },
      words: texts.map((text, column) => parseColumn(text, wordReading(settings, column))),
    }
  }
  return {
    settings: {
      names: columns?.map(({ name }) => name) ?? [],
      separator: 'space',
      customSeparator: '',
      wrap: 'nothing',
      customPrefix: '',
      customSuffix: '',
      unique: true,
      ...(rows !== undefined && toRecipeRows(placesOf(rows))),
    },
    words: columns?.map(({ words }) => words) ?? [],
  }
}

function toShape({ ads }: CampaignFile): AdShape {
  const most = (of: (ad: CampaignFile['ads'][number]) => number) => Math.max(0, ...ads.map(of))
  return {
    headlines: most(({ headlines }) => headlines.length),
    descriptions: most(({ descriptions }) => descriptions.length),
    paths: most(({ paths }) => paths.length),
    hasPositions: ads.some(({ headlines, descriptions }) =>
      [...headlines, ...descriptions].some((text) => typeof text !== 'string'),
    ),
  }
}
