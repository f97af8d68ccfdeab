import type { ToolPath } from '@wordloom/contract'

interface Tool {
  readonly name: string
  /** The page title without the product's name: at most 50 characters, with the words people search for. */
  readonly title: string
  /** For search engines: 50 to 155 characters. */
  readonly description: string
  /** One or two sentences below the heading, and on the page that lists all tools. */
  readonly lead: string
}

/** Every tool beside the generator. A tool also has a line in the contract's `TOOL_PATHS` and one in `routes.ts`. */
export const TOOLS: Readonly<Record<ToolPath, Tool>> = {
  '/tools/negatives': {
    name: 'Negatives workbench',
    title: 'Which keywords do your negatives block?',
    description:
      'Paste keywords and negative keywords and see which negatives block what, by match type. Make cross-negatives between ad groups that do no harm.',
    lead: 'Paste keywords and negatives. You see which keywords each negative blocks or narrows, and why. Or let the workbench propose negatives that send each search to the right ad group.',
  },
  '/tools/domains': {
    name: 'Domain names',
    title: 'Domain names from words and endings',
    description:
      'Combine names with endings, see which domain names are possible, encode or decode other scripts, and ask the registries on request.',
    lead: "Paste names and choose endings. You see which names are possible and why others aren't, and the registries can tell you which ones are taken.",
  },
  '/tools/tags': {
    name: 'Tag packer',
    title: 'Fit tags and keywords into their field',
    description:
      'Pack Etsy tags, YouTube tags, Amazon search terms, App Store keywords or hashtags: what fits, what was left out, and why.',
    lead: 'Paste your words, most valuable first. You get what fits into the tags or search terms of a listing, and why each of the other words was left out.',
  },
  '/tools/campaigns': {
    name: 'Campaign builder',
    title: 'Build search campaigns from columns of words',
    description:
      'Turn columns of words into campaigns, ad groups, keywords and ads for Google, Microsoft, Amazon or Apple, checked before you upload them.',
    lead: "Turn columns of words into campaigns, ad groups, keywords and ads. We check every row against the platform's limits before you get the file, and your campaigns start out paused.",
  },
  '/tools/products': {
    name: 'Variants and SKUs',
    title: 'Make product variants with unique SKUs',
    description:
      'Turn options such as color and size into variants with SKUs, check that each SKU is unique, and get a file for Shopify or WooCommerce.',
    lead: 'Columns of options become variants, each with a SKU in your own pattern. Every SKU is checked before you get a file for Shopify or WooCommerce.',
  },
  '/tools/clean': {
    name: 'List cleaner',
    title: 'Clean a list and remove duplicates',
    description:
      'Trim, change case, sort, find and replace, and remove duplicates, also in another word order or with other endings. See what changes first.',
    lead: 'Paste a list and choose steps. You see what each step changes before you copy the result, and which of the duplicates stays.',
  },
  '/tools/compare': {
    name: 'List comparison',
    title: 'Compare lists: common, new and missing words',
    description:
      'Compare two to four lists: what they have in common, what is new, what only one has, also when case, word order or endings differ.',
    lead: 'Paste two or more lists. See the counts first, then the words: in every list, in any list, or in only one.',
  },
  '/tools/ngrams': {
    name: 'N-gram counter',
    title: 'N-grams of search terms, with cost and clicks',
    description:
      'Count the words and phrases of a list or a search-term report, with the sums of clicks, cost and conversions, and copy them as negatives.',
    lead: 'Paste a list or a search-term report. You see which words and phrases come up most often, what they cost in total, and copy the ones you choose as negatives.',
  },
}
