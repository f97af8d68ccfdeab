import type { Guide } from '../guide.ts'

export const googleAds: Guide = {
  title: 'Google Ads keyword combiner with match types',
  description:
    'Combine services, qualifiers and places into Google Ads keywords, with the brackets or quotes of the match type already around them.',
  badge: 'For search advertisers',
  heading: 'Every keyword for an ad group, match types included',
  lead: 'Put the qualifier, the service and the place into three columns, and use Wrap to set the match type. Copy the result and paste it into the ad group.',
  applications: [
    {
      title: 'One ad group, one theme',
      text: 'Put qualifiers such as <code>best</code> in column 1, the names of one product in column 2, and the audience in column 3. Every keyword is about the same product, so one set of ads fits them all. For the next ad group, change column 2 and keep the rest.',
    },
    {
      title: 'The same list in two match types',
      text: "Generate with Brackets and copy the exact match keywords. Switch the wrap to Quotes and generate again for phrase match. The two don't compete: a search identical to an eligible exact match keyword goes to that keyword. Without a wrap, the keywords are broad match, which needs Smart Bidding and conversion tracking to pay off.",
    },
    {
      title: 'Negatives that block only the pair',
      text: "The negative <code>free</code> also blocks searches for free delivery. Put <code>free</code>, <code>trial</code> and <code>template</code> in one column and your products in the next, and leave the third column empty. With no wrap, the pairs are negative broad match: they block searches that contain all the words, in any order. In quotes, they're negative phrase match: the words must follow each other in that order.",
    },
    {
      title: 'Headlines that fit',
      text: 'Put product, feature and offer in three columns. Add up the longest entry of each column and the two spaces: if the sum is 30 or less, every headline fits. Or open <rows>Rules</rows> and add “At most … characters” with 30: longer headlines are left out, and you see how many they were.',
    },
  ],
  examples: [
    {
      title: 'Exact match for payroll software',
      text: 'One product under three names, with four qualifiers and four audiences: one ad group with one theme. Brackets mark exact match, and Google Ads reads them when you paste.',
      headings: ['Qualifier', 'Product', 'Audience'],
      target: 'google-ads-keyword',
      columns: [
        ['best', 'online', 'affordable', 'cloud'],
        ['payroll software', 'payroll service', 'payroll app'],
        ['for small business', 'for contractors', 'for nonprofits', 'for schools'],
      ],
      options: { separator: 'space', wrap: 'brackets' },
      deletions: [
        {
          row: '[best payroll app for schools]',
          why: "Delete it if your app doesn't handle school pay scales. You'd pay for clicks from people who can't use it.",
        },
        {
          row: '[cloud payroll app for nonprofits]',
          why: 'It means the same as “online payroll app for nonprofits”. Exact match covers close variants, so one of the two usually reaches both searches.',
        },
        {
          row: '[affordable payroll service for contractors]',
          why: 'Delete it if you sell software only. “Service” attracts people who want an accountant.',
        },
      ],
    },
    {
      title: 'Phrase match for a gift delivery service',
      text: "Deadline, gift and city, in the order people type them. Put each city's keywords into the campaign that targets it. Phrase match also reaches longer searches, such as one with a ZIP code after the city. After a few weeks, open the search terms report and add the searches that led to orders as exact match.",
      headings: ['Deadline', 'Gift', 'City'],
      target: 'google-ads-keyword',
      columns: [
        ['same day', 'next day', 'sunday'],
        ['flower delivery', 'cake delivery', 'gift basket delivery'],
        ['austin', 'denver', 'tampa', 'toronto'],
      ],
      options: { separator: 'space', wrap: 'quotes' },
      deletions: [
        {
          row: '"sunday cake delivery denver"',
          why: "Delete every delivery promise you can't keep in that city.",
        },
        {
          row: '"next day flower delivery austin"',
          why: 'If next-day and same-day orders share an ad and a landing page, start with one of the two keywords.',
        },
        {
          row: '"same day gift basket delivery toronto"',
          why: 'Delete it until Toronto has a landing page with prices in Canadian dollars.',
        },
      ],
    },
    {
      title: 'Headlines of at most 30 characters',
      text: '“Walnut Benches Made to Measure” has exactly 30 characters and no headline here is longer. Pick headlines that say different things: an ad whose headlines repeat each other gives Google little to test.',
      headings: ['Wood', 'Furniture', 'Promise'],
      target: 'google-ads-headline',
      columns: [
        ['Oak', 'Ash', 'Walnut'],
        ['Desks', 'Tables', 'Shelves', 'Benches'],
        ['Made to Measure', 'Built in Oregon', 'Delivered Free'],
      ],
      options: { separator: 'space' },
      deletions: [
        { row: 'Ash Shelves Delivered Free', why: 'Delete it if you charge for shipping shelves.' },
        {
          row: 'Oak Tables Built in Oregon',
          why: 'One headline about Oregon is enough for an ad. Use the others for price and delivery.',
        },
        {
          row: 'Walnut Desks Made to Measure',
          why: 'Delete it if walnut comes in fixed sizes only.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to build a Google Ads keyword list',
    drawing: { example: 0, labels: { prefix: 'exact match' } },
    steps: [
      {
        title: 'Choose the theme of the ad group',
        text: 'Pick one product or service with one landing page. Words that need another page belong in another ad group. <agencies>The guide for agencies</agencies> shows how to name campaigns around themes.',
      },
      {
        title: 'Fill the three columns',
        text: 'Type or paste one word or phrase per line: qualifiers in the first column, names of the product in the second, audiences or places in the third.',
      },
      {
        title: 'Join the words with a space',
        text: 'Set Separator to Space. The sample below the options shows the first keywords while you type.',
      },
      {
        title: 'Set the match type with Wrap',
        text: 'Brackets make exact match and Quotes make phrase match. Choose Nothing for broad match.',
      },
      {
        title: 'Generate, then delete what makes no sense',
        text: 'Tick Remove Duplicates, press Generate Combinations and read the whole list. If many keywords read wrong, remove the word they share from its column and generate again. To drop a single keyword, delete it in Google Ads before you save.',
      },
      {
        title: 'Paste the keywords into Google Ads',
        text: 'Press Copy All. In Google Ads, open Campaigns, then Audiences, keywords, and content, and click Search keywords. Click the plus button, select the ad group, paste and save. The field takes one keyword per line and reads the brackets and quotes.',
      },
    ],
  },
  limits: [
    'google-ads-keyword',
    'google-ads-responsive-ads',
    'google-ads-headline',
    'google-ads-description',
    'google-ads-negative-list',
    'google-ads-account-negatives',
    'google-ads-ad-group',
    'microsoft-keyword',
  ],
  facts: {
    title: 'What to know before you paste',
    points: [
      'There are three match types: broad, phrase and exact. The broad match modifier (plus signs) was retired in 2021.',
      "Phrase and exact match also reach searches with the same meaning. A keyword that differs only in word order or plural adds nothing, so don't list it twice.",
      "AI Max is a setting of Search campaigns. While it's on, exact and phrase keywords also work as broad match, and your landing page brings in further searches. Check it before you judge match types. You can turn search term matching off for a single ad group.",
      "A negative keyword doesn't block its synonyms, its plural or its singular, so list each form. Google Ads does block misspellings of a negative. In a search of more than 16 words, a negative that comes after the 16th word has no effect.",
      'A negative can block your own keywords: negative phrase “small business” blocks the exact match keyword [best payroll software for small business]. If the negative has the stricter match type, it only takes away some of the searches. Google has a free script that finds such pairs in a whole account.',
      "If almost nobody searches for a keyword, Google Ads marks it Low search volume and won't show ads for it until searches pick up. Check the Status column after a few days and remove long combinations that stay there.",
      'By default, location targeting also includes people who only show interest in a place. If you deliver to the door, choose Presence under Location options in the campaign settings.',
      'Keywords ignore capital letters. Leave out commas, semicolons, question marks, percent signs, at signs, equals signs and parentheses: Google Ads refuses keywords that contain them.',
    ],
  },
  sources: [
    {
      title: 'Google Ads Help: about keyword matching options',
      url: 'https://support.google.com/google-ads/answer/7478529',
    },
    {
      title: 'Google Ads Help: about similar keywords',
      url: 'https://support.google.com/google-ads/answer/2756257',
    },
    {
      title: 'Google Ads Help: about negative keywords',
      url: 'https://support.google.com/google-ads/answer/2453972',
    },
    {
      title: 'Google Ads Help: fix issues with negative keywords',
      url: 'https://support.google.com/google-ads/answer/9701952',
    },
    {
      title: 'Karooya: PPCChat with Google about AI Max for Search campaigns',
      url: 'https://www.karooya.com/blog/ppcchat-questions-about-ai-max-for-search-campaign',
    },
    {
      title: 'Google Ads Help: about advanced location options',
      url: 'https://support.google.com/google-ads/answer/1722038',
    },
    {
      title: 'Google Ads scripts: negative keyword conflicts',
      url: 'https://developers.google.com/google-ads/scripts/docs/solutions/negative-keyword-conflicts',
    },
    {
      title: 'Google Ads Help: low search volume',
      url: 'https://support.google.com/google-ads/answer/2616014',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Start with the ad group that costs you the most',
    text: "Type its words into <generator>the generator</generator> and compare the result with the keywords you already have. It's free, needs no account, and your words stay in your browser. For organic search, turn the same words into <seo>a long-tail keyword map</seo>. If you serve the towns around you, see <local>the guide for local businesses</local>.",
  },
  related: ['/ppc-agencies-guide', '/seo-guide', '/local-business-guide'],
}
