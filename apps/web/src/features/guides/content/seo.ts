import type { Guide } from '../guide.ts'

export const seo: Guide = {
  title: 'Long-tail keyword generator for SEO',
  description:
    'Turn topics, attributes and situations into long-tail keyword candidates, URL paths and link prospecting searches. Export them as TXT, CSV or JSON.',
  badge: 'For SEO specialists',
  heading: 'Every long-tail combination of a topic, ready to check',
  lead: 'You know the topic, its attributes and who is asking. The generator writes out the whole grid. What is then missing from your keyword map is missing because nobody searches for it, not because nobody thought of it.',
  applications: [
    {
      title: 'Candidates for a volume check',
      text: 'Entity in column 1, attribute in column 2, situation in column 3. The list goes to whichever tool gives you search volumes. What has demand becomes a page or a section, the rest you drop with a clear conscience.',
    },
    {
      title: 'Rank tracking with tags that fit',
      text: 'Service, modifier and city make the keyword set of a tracker. Export the list twice, as plain text and as CSV with one column a word. Side by side they give each keyword the tags to group its positions by.',
    },
    {
      title: 'URL patterns for a migration',
      text: 'Old sections, categories and filters in the columns give every path that the old site can have had. Crawl that list to see which ones answer, then write redirects for those.',
    },
    {
      title: 'A brief for each question',
      text: 'How, why and when in the first column, the thing in the second, the circumstance in the third. Group what belongs on one page before a writer sees it: ten questions are often one good article.',
    },
  ],
  examples: [
    {
      title: 'A keyword map for heat pumps',
      text: 'Made before the site structure is, when nobody knows yet whether the type of pump or the type of house should lead. Send the 48 candidates through your volume tool, then see whether demand follows the first column or the last.',
      headings: ['Entity', 'Attribute', 'House'],
      columns: [
        ['air source heat pump', 'air to air heat pump', 'hybrid heat pump'],
        ['cost', 'noise', 'running costs', 'size'],
        ['terraced house', 'old house', 'bungalow', 'new build'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Paths of a holiday site',
      text: 'A slash between the words and one at each end make paths as a server sees them. Use the list to check a crawl for missing categories, or as the left-hand column of a redirect map.',
      headings: ['Activity', 'Place', 'Style'],
      columns: [
        ['walking-holidays', 'cycling-holidays', 'sailing-holidays'],
        ['croatia', 'portugal', 'sicily', 'crete'],
        ['family', 'small-group', 'self-guided'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '/',
        wrap: 'custom',
        customPrefix: '/',
        customSuffix: '/',
      },
    },
    {
      title: 'Searches for link prospects',
      text: 'For a shop that sells to gardeners and looks for pages with links to further reading. Run the searches one by one, keep the pages that are looked after, and write to a person, not to a form.',
      headings: ['Topic', 'Kind of page', 'Kind of site'],
      columns: [
        ['allotment', 'beekeeping', 'composting', 'wildlife garden'],
        ['inurl:links', 'inurl:advice', 'inurl:guides'],
        ['site:org.uk', 'site:ac.uk', 'site:gov.uk'],
      ],
      options: { separator: 'space' },
    },
  ],
  howTo: {
    title: 'How to make a list of long-tail keywords',
    steps: [
      {
        title: 'Collect words from real searches',
        text: 'Take them from the queries in Search Console, from your site search and from what customers ask. Words that only your company uses will make keywords that nobody types.',
      },
      {
        title: 'Sort them into entity, attribute and situation',
        text: 'One kind a column, one word a line. A word that could stand in two columns usually names two different things: decide which one you mean.',
      },
      {
        title: 'Put the columns in the order people type',
        text: 'Read one line of the sample aloud. If it sounds like a search, the order is right.',
      },
      {
        title: 'Generate without duplicates',
        text: 'Choose Space, tick Remove Duplicates and generate. A keyword that two different sets of words would spell appears only once.',
      },
      {
        title: 'Check demand elsewhere',
        text: 'Export the list and load it into your keyword tool. Wordloom knows no search volumes and does not guess any.',
      },
      {
        title: 'Map what is left to pages',
        text: 'Look at the results for two keywords side by side. If the same pages rank for both, they want one page of yours, not two.',
      },
      {
        title: 'Keep the columns for next time',
        text: 'With an account you can save each column as a list. When a new product comes, you add one word and have its whole set.',
      },
    ],
  },
  facts: {
    title: 'Before you turn keywords into pages',
    points: [
      'Hundreds of pages that differ by one word can fall under Google’s spam policies on doorways and scaled content. A combination deserves a page only when you have something to say that belongs to it alone.',
      'Google treats hyphens in a URL as gaps between words and recommends them over underscores.',
      'The keywords meta tag plays no part in Google Search. A keyword list is for planning, not for pasting into the page.',
      'The operators site: and inurl: take no space after the colon.',
    ],
  },
  closing: {
    title: 'Bring a topic you think is covered',
    text: 'Write its attributes in one column and its situations in another, then lay the result beside your sitemap. Whatever has demand and no page is your next brief.',
  },
  related: ['/bloggers-guide', '/google-ads-guide', '/affiliate-marketing-guide'],
}
