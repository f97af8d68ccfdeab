import type { CampaignPlan, CampaignRow, CampaignSettings, Negative, ResponsiveAd } from '@wordloom/targets'

const SETTINGS: CampaignSettings = {
  isPaused: true,
  budget: 20,
  maxCpc: 1.2,
  languages: ['en'],
  locations: [],
  isPolitical: false,
  startDate: '2026-12-01',
  matchTypes: ['exact'],
  skus: ['SKU-1'],
  appleIds: [],
}

export function aText(text: string, position: number | null = null) {
  return { text, position }
}

export function anAd(ad: Partial<ResponsiveAd> = {}): ResponsiveAd {
  return {
    headlines: ['Plumber', 'Call Now', 'Fixed Prices'].map((text) => aText(text)),
    descriptions: ['We come today.', 'No surprises.'].map((text) => aText(text)),
    paths: ['leeds'],
    finalUrl: 'https://example.org/leeds',
    ...ad,
  }
}

export function aRow(row: Partial<CampaignRow> = {}): CampaignRow {
  const { campaign = 'Leeds', adGroup = 'Plumbers', adWords = '' } = row
  return {
    campaign,
    adGroup,
    keywords: ['plumber leeds'],
    finalUrl: 'https://example.org/leeds',
    labels: [],
    words: [],
    campaignWords: campaign,
    adGroupWords: `${campaign} ${adGroup}`,
    adWords,
    ...row,
  }
}

interface Given {
  readonly rows?: readonly CampaignRow[]
  readonly settings?: Partial<CampaignSettings>
  readonly ads?: readonly ResponsiveAd[]
  readonly campaignNegatives?: readonly Negative[]
  readonly adGroupNegatives?: readonly Negative[]
}

export function aPlan({
  rows = [aRow()],
  settings = {},
  ads = [],
  campaignNegatives = [],
  adGroupNegatives = [],
}: Given = {}): CampaignPlan {
  const most = (of: (ad: ResponsiveAd) => number) => Math.max(0, ...ads.map(of))
  return {
    settings: { ...SETTINGS, ...settings },
    shape: {
      headlines: most(({ headlines }) => headlines.length),
      descriptions: most(({ descriptions }) => descriptions.length),
      paths: most(({ paths }) => paths.length),
      hasPositions: false,
    },
    hasLabels: rows.some(({ labels }) => labels.length > 0),
    hasNegatives: campaignNegatives.length + adGroupNegatives.length > 0,
    rows: () => rows,
    campaignNegatives: () => campaignNegatives,
    adGroupNegatives: () => adGroupNegatives,
    ads: () => ads,
  }
}
