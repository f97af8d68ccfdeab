import { describeLimit, type Evidence, type Limit } from '../limit.ts'

const REQUIREMENTS = {
  budget: 'A campaign needs a budget. Add "budget".',
  'max-cpc': 'An ad group needs a bid. Add "maxCpc".',
  'start-date': 'A campaign needs a start date. Add "startDate".',
  skus: 'An ad group needs a product. Add "skus".',
  'apple-ids': 'These ad groups have no IDs. Copy them from Apple Ads into "apple".',
} as const

/** Facts that aren't the maker's own are labeled. */
const MARKS: Readonly<Record<Evidence, string>> = {
  maker: '',
  tried: ' (a documented upload)',
  secondary: ' (one source)',
}

/** A problem comes once, with the number of things that have it, so its text names none of them. */
export const PREFLIGHT_TEXTS = {
  requires: (requirement: keyof typeof REQUIREMENTS) => REQUIREMENTS[requirement],
  noRows: 'No rows are left, so there is nothing to upload.',
  empty: (what: string) => `A ${what} is empty.`,
  long: (what: string, limit: Limit) =>
    `A ${what} is longer than ${describeLength(limit)}${MARKS[limit.evidence]}.`,
  wide: (what: string, limit: Limit, evidence: Evidence) =>
    `A ${what} is longer than ${describeLength(limit)}, because characters such as 東 and emoji count twice${MARKS[evidence]}.`,
  many: (what: string, limit: Limit) => `There are more than ${describeLimit(limit)} for one ${what}.`,
  manyOf: (what: string, most: number) => `There are more than ${most.toLocaleString('en-US')} ${what}.`,
  few: (what: string, fewest: number) => `An ad has fewer than ${fewest} ${what}.`,
  matchType: (platform: string, matchType: string) =>
    `${platform} doesn't support ${matchType} match keywords. Change "matchTypes".`,
  negativeMatchType: (platform: string, matchType: string) =>
    `${platform} doesn't support ${matchType} match negatives. Change their "matchType".`,
  noAds: (platform: string) => `The file for ${platform} has no ads.`,
  campaignClash: 'Two campaigns get the same name from different words.',
  adGroupClash: 'Two ad groups of a campaign get the same name from different words.',
  clash: (name: string, first: string, second: string) => `${name} for ${first} and for ${second}`,
  changingAds: "The ads of an ad group use columns that its name doesn't have.",
  sameKeyword: (platform: string) =>
    `An ad group has keywords with the same match type that are one keyword for ${platform}.`,
  repeatedKeyword: 'An ad group has the same keyword with the same match type twice.',
  repeatedText: (what: string) => `An ad has the same ${what} twice.`,
  url: "A final URL isn't a valid URL that starts with http:// or https://.",
  slash: 'A display path contains a slash.',
  position: 'Headlines can be pinned to positions 1 to 3 only, and descriptions to 1 and 2.',
  brackets: 'A text has only brackets. Google Ads Editor would erase a value.',
  wrapped: 'A keyword is in brackets or quotes. Choose match types in "matchTypes" instead.',
  doubtful: (platform: string) =>
    `A keyword has characters that ${platform} is reported to refuse (one source).`,
  insertion: 'The default text of a keyword insertion is too long for its field.',
  fallsBack: 'A keyword is too long for its keyword insertion, so the ad shows the default text.',
  inAdGroup: (campaign: string, adGroup: string) => `${campaign} > ${adGroup}`,
  inRow: (text: string, row: number) => `“${text}” in row ${row}`,
  textIn: (text: string, place: string) => `“${text}” in ${place}`,
  quoted: (text: string) => `“${text}”`,
} as const

function describeLength({ most }: Limit): string {
  const { characters, words, bytes } = most
  return describeLimit({
    most: {
      ...(characters !== undefined && { characters }),
      ...(words !== undefined && { words }),
      ...(bytes !== undefined && { bytes }),
    },
  })
}
