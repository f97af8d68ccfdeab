import type { Guide } from '../guide.ts'

export const seo: Guide = {
  title: 'Long-tail keyword generator for SEO',
  description:
    'Turn topics, attributes and situations into long-tail keyword candidates, URL paths and link prospecting searches. Export them as TXT, CSV, XLSX or JSON.',
  badge: 'For SEO specialists',
  heading: 'Every long-tail combination of a topic, ready to check',
  lead: "You know the topic, its attributes and who's asking. Put them into three columns, generate the whole grid, and let your keyword tool tell you which combinations people search for.",
  applications: [
    {
      title: 'Candidates for a volume check',
      text: 'Put the entity in column 1, the attribute in column 2 and the situation in column 3. Paste the list into the tool that gives you search volumes. A keyword with demand becomes a page or a section, and you can drop the rest.',
    },
    {
      title: 'Rank tracking with tags that fit',
      text: 'Service, modifier and city make the keyword set of a rank tracker. Export it twice, as CSV with one column and with one column per word, and put the two side by side: each keyword now has its tags, so you can group positions by service or by city. <rows>Table</rows> writes both into one file: a field Keyword with <code>{text}</code>, and fields for service and city.',
    },
    {
      title: 'URL patterns for a migration',
      text: 'Put the old sections, categories and filters into the columns to get every path the old site could have had. Crawl the list, see which URLs still load, and write 301 redirects for those.',
    },
    {
      title: 'One brief per intent',
      text: 'Put <code>how</code>, <code>why</code> and <code>when</code> in column 1, the topic in column 2 and the circumstance in column 3. Cluster the questions before a writer sees them: ten questions are often one good article. <bloggers>The guide for bloggers</bloggers> shows how to plan posts from such a list.',
    },
  ],
  examples: [
    {
      title: 'A keyword map for heat pumps',
      text: "Do this before you decide on the site structure. You don't know yet whether the type of pump or the type of home should lead. Check the 48 candidates in your volume tool, then see which column explains the demand.",
      headings: ['Entity', 'Attribute', 'Situation'],
      columns: [
        ['ducted heat pump', 'ductless mini split', 'geothermal heat pump'],
        ['cost', 'noise level', 'sizing', 'lifespan'],
        ['old house', 'small apartment', 'cold climate', 'new build'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'geothermal heat pump cost small apartment',
          why: "Nobody drills a ground loop for an apartment. The product doesn't suit the home.",
        },
        {
          row: 'ducted heat pump sizing new build',
          why: 'If it brings up the same results as “ducted heat pump sizing”, it belongs in a section of that page.',
        },
        {
          row: 'ducted heat pump lifespan small apartment',
          why: "The size of the home doesn't change how long the pump lasts. Answer it on the page about lifespan.",
        },
      ],
    },
    {
      title: 'URL paths for a travel site',
      text: 'The separator is a slash, and the wrap adds one slash before and one after. Compare the list with a crawl to find categories that are missing, or use it as the left-hand column of a redirect map.',
      headings: ['Activity', 'Place', 'Style'],
      columns: [
        ['walking-tours', 'cycling-tours', 'sailing-trips'],
        ['croatia', 'portugal', 'utah', 'new-zealand'],
        ['family', 'small-group', 'self-guided'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '/',
        wrap: 'custom',
        customPrefix: '/',
        customSuffix: '/',
      },
      deletions: [
        {
          row: '/sailing-trips/utah/family/',
          why: "You don't sell this trip. Google may treat an empty category page as a soft 404.",
        },
        {
          row: '/walking-tours/croatia/self-guided/',
          why: 'Delete it if it lists the same tours as /walking-tours/croatia/. One of the two should be canonical.',
        },
        {
          row: '/cycling-tours/portugal/small-group/',
          why: 'Delete it from the redirect map if it never shows up in your server logs or Search Console.',
        },
      ],
    },
    {
      title: 'Searches for link prospects',
      text: "A garden supply store is looking for resource pages that link to further reading. Run the searches by hand and keep the pages that are kept up to date. Then email each page's editor and say which of your guides would help its readers.",
      headings: ['Topic', 'Kind of page', 'Kind of site'],
      columns: [
        ['vegetable garden', 'beekeeping', 'composting', 'native plants'],
        ['intitle:resources', 'inurl:links', 'inurl:resources'],
        ['site:.org', 'site:.edu', 'site:.gov'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'native plants inurl:links site:.gov',
          why: 'Government pages rarely link to stores. Keep it only if you publish data they could cite.',
        },
        {
          row: 'beekeeping inurl:links site:.edu',
          why: 'Many of these lists are by students who graduated years ago, and nobody updates them.',
        },
        {
          row: 'composting intitle:resources site:.org',
          why: 'Delete it if you have nothing about composting that helps their readers.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to make a list of long-tail keywords',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Collect words from real searches',
        text: "Take them from the Performance report in Search Console, from your site search and from sales calls. Words that only your company uses make keywords that nobody types. Search Console only knows searches where your site already appeared, so add your customers' words too.",
      },
      {
        title: 'Sort them into entity, attribute and situation',
        text: 'Use one column for each kind and one line for each word. If a word could go into two columns, it has two meanings: choose one.',
      },
      {
        title: 'Put the columns in the order people type',
        text: 'Read one line of the sample aloud. If it sounds like a search, the order is right.',
      },
      {
        title: 'Generate without repeats',
        text: 'Choose Space, tick Remove Duplicates and press Generate Combinations. If two sets of words spell the same keyword, it appears once.',
      },
      {
        title: 'Get Keyword Planner ready',
        text: 'Your Google Ads account has to be in Expert Mode, with billing set up and one campaign, which may be paused. Any other volume tool works too: Wordloom has no search volumes.',
      },
      {
        title: 'Paste the list into Keyword Planner',
        text: 'Press Copy All and open Tools, Planning, Keyword Planner in Google Ads. Choose Get search volume and forecasts, paste the list, and keep the keywords with demand. If it shows ranges such as 1K to 10K instead of numbers, compare the keywords in another tool. If mostly the same pages rank for two of them, they share an intent and need one page.',
      },
    ],
  },
  limits: ['search-console-queries', 'search-console-api', 'xml-sitemap', 'excel-sheet'],
  facts: {
    title: 'Before you turn keywords into pages',
    points: [
      'Hundreds of pages that differ by one word can violate the policies on doorway abuse and scaled content abuse. A combination deserves its own page only if you have something to say that no other page of yours says.',
      "Low reported volume doesn't mean no searches. Search Console hides queries that no more than a few dozen people made in two to three months, but their clicks still count in the totals.",
      'Keyword Planner merges close variants, so singular and plural come back as one line with one number.',
      'Google recommends hyphens in URLs, not underscores. URLs are case sensitive, so keep paths in lowercase. The keywords meta tag has no effect in Google Search.',
      'AI Overviews and AI Mode may split one question into several related searches (query fan-out). That is a reason to answer neighboring questions on one page, not to build a page for each.',
      "Paying for links, sending products for them and trading them in bulk are link spam under Google's policies. A paid link has to be marked <code>nofollow</code> or <code>sponsored</code>.",
      "The operators <code>site:</code>, <code>inurl:</code> and <code>intitle:</code> take no space after the colon. Don't send the searches from a script: Google's spam policies forbid automated queries.",
    ],
  },
  sources: [
    {
      title: 'Google Search Central: spam policies',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      title: 'Google Search Central: URL structure best practices',
      url: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
    },
    {
      title: 'Google Search Central: AI features and your website',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      title: 'Google Search Central: performance data filtering and limits',
      url: 'https://developers.google.com/search/blog/2022/10/performance-data-deep-dive',
    },
    {
      title: 'Google Ads Help: about Keyword Planner forecasts',
      url: 'https://support.google.com/google-ads/answer/3022575',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Bring a topic you think is covered',
    text: 'Write its attributes in one column and its situations in another, generate, and compare the result with your sitemap. A keyword with demand and no page is your next brief. Paying for clicks on the same topic? Turn the columns into <googleads>Google Ads keywords</googleads>.',
  },
  related: ['/bloggers-guide', '/google-ads-guide', '/affiliate-marketing-guide'],
}
