import type { Guide } from '../guide.ts'

export const socialMedia: Guide = {
  title: 'UTM link builder and hashtag generator',
  description:
    'Build UTM parameters for every network and campaign, hashtags for each location, and Boolean queries for social listening.',
  badge: 'For social media managers',
  heading: 'UTM links, hashtags and listening queries from one table',
  lead: "Four networks, three campaigns and a brand that people write as a name, a handle or a hashtag: most of your naming work is a small grid. Type each name once, and it's spelled the same way in every post, ad and report.",
  applications: [
    {
      title: 'UTM parameters for every link',
      text: 'Cross source, medium and campaign, and share the sheet with everyone who posts. When nobody types parameters by hand, “Facebook” and “facebook” stop showing up as two sources in your reports.',
    },
    {
      title: 'Hashtags for each location',
      text: 'Instagram takes five hashtags per post, so choose narrow ones. Cross diet, dish and city, and keep a short set for each location.',
    },
    {
      title: 'Listening queries by topic and mood',
      text: 'Cross the ways people write your brand, the topics and the moods. Each line is one Boolean query, so mentions arrive already sorted and a complaint goes to the right team.',
    },
    {
      title: 'Names for ad sets',
      text: 'Cross audience, placement and creative to name ad sets in Meta Ads Manager. Names built the same way can be sorted and filtered. For search campaigns, see <agencies>the guide for PPC agencies</agencies>.',
    },
  ],
  examples: [
    {
      title: 'UTM parameters for three campaigns',
      text: 'Do this on the day the campaign gets its name. The parts that repeat are in the options: <code>utm_</code> is the prefix and <code>&utm_</code> is the separator, so the columns hold only what you choose. A medium that begins with “paid” puts visits from a social network into the Paid Social channel of Google Analytics.',
      headings: ['Source', 'Medium', 'Campaign'],
      columns: [
        ['source=instagram', 'source=linkedin', 'source=facebook', 'source=pinterest'],
        ['medium=social', 'medium=paid_social', 'medium=paid_influencer'],
        ['campaign=spring_menu', 'campaign=bake_along', 'campaign=holiday_boxes'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '&utm_',
        wrap: 'custom',
        customPrefix: 'utm_',
        customSuffix: '',
      },
      deletions: [
        {
          row: 'utm_source=instagram&utm_medium=social&utm_campaign=bake_along',
          why: "Links in Instagram captions can't be tapped. Delete it unless the link goes into your bio or a story.",
        },
        {
          row: 'utm_source=linkedin&utm_medium=paid_influencer&utm_campaign=spring_menu',
          why: 'Delete it if no creator promotes the menu on LinkedIn. A row that nobody needs gets picked by mistake.',
        },
        {
          row: 'utm_source=pinterest&utm_medium=paid_social&utm_campaign=holiday_boxes',
          why: "Delete it if you don't buy Pinterest ads. If you do, add it to the ad, not to an organic pin.",
        },
      ],
    },
    {
      title: 'Hashtags for a bakery in four cities',
      text: 'The separator is Nothing, which also removes the space in “Gluten Free”. The wrap puts # in front and nothing after. You get nine hashtags per city: search for each, keep up to five whose recent posts come from real people, and save them as the set for that location.',
      headings: ['Diet', 'Dish', 'City'],
      target: 'hashtag',
      columns: [
        ['Vegan', 'Gluten Free', 'Dairy Free'],
        ['Cakes', 'Brunch', 'Bakery'],
        ['Portland', 'Chicago', 'Toronto', 'Melbourne'],
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '#', customSuffix: '' },
      deletions: [
        {
          row: '#GlutenFreeBakeryChicago',
          why: 'Delete it unless the whole bakery is gluten free. People with celiac disease rely on that tag.',
        },
        {
          row: '#DairyFreeCakesPortland',
          why: 'Oregon or Maine? Check where its recent posts come from before you use it.',
        },
        {
          row: '#DairyFreeBrunchMelbourne',
          why: "If the Melbourne shop doesn't serve brunch, the hashtag brings hungry people to the wrong place.",
        },
      ],
    },
    {
      title: 'Boolean queries about a bike rental',
      text: 'For listening tools that read AND and OR in capitals. The custom separator is AND with a space on each side, and words for the same thing share parentheses. On X a space means AND, so choose Space there. Wordloom strips quotes around a whole line, so put a quoted phrase inside parentheses too. Set alerts for the queries about brakes, and read the others once a week.',
      headings: ['Brand', 'Topic', 'Mood'],
      columns: [
        ['(meadowbikes OR meadowbike)', '("meadow bikes" OR "meadow bike")', '@meadowbikes'],
        ['(app OR login)', '(brakes OR battery)', '(dock OR return)', '(refund OR deposit)'],
        ['(broken OR stuck)', '(thanks OR love)', '(help OR question)'],
      ],
      options: { separator: 'custom', customSeparator: ' AND ' },
      deletions: [
        {
          row: '("meadow bikes" OR "meadow bike") AND (dock OR return) AND (thanks OR love)',
          why: 'It also finds people who love riding bikes home through a meadow. Search for this topic and mood with the one-word spellings only.',
        },
        {
          row: '@meadowbikes AND (app OR login) AND (help OR question)',
          why: 'Your inbox already collects posts that mention the handle. Two alerts lead to two replies.',
        },
        {
          row: '@meadowbikes AND (refund OR deposit) AND (thanks OR love)',
          why: 'Few people thank you for a deposit. Merge it into the query about refunds in general.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to build a UTM sheet for a campaign',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Agree on names for sources and mediums',
        text: 'Use lowercase and underscores for every value. Name the network as the source, the kind of traffic as the medium and the campaign as the campaign.',
      },
      {
        title: 'Fill one column per parameter',
        text: 'Begin each line with the parameter and an equals sign, without the utm_ part: <code>source=linkedin</code>, <code>medium=social</code>, <code>campaign=bake_along</code>.',
      },
      {
        title: 'Put the repeated parts into the options',
        text: 'Choose Custom for both. The separator is <code>&utm_</code>, the prefix is <code>utm_</code>, and the suffix stays empty.',
      },
      {
        title: "Generate and delete what you won't post",
        text: 'Press Generate Combinations and remove networks without ads, creators or posts in this campaign. A short sheet is easier to pick from.',
      },
      {
        title: 'Export and share the sheet',
        text: 'Export as CSV, open it as a spreadsheet and put the page URL and a question mark in the column next to it. Everyone who schedules posts copies from there.',
      },
      {
        title: 'Paste into the post or the ad',
        text: "For a post, put the page URL, a question mark and the row together. In Meta Ads Manager, paste the row alone into the ad's URL parameters field: Meta adds the question mark. Add <code>&utm_content={{ad.name}}</code> and Meta fills in the name of each ad, so name the ads in lowercase with underscores too.",
      },
    ],
  },
  limits: [
    'ga4-utm-value',
    'instagram-hashtags',
    'tiktok-hashtags',
    'threads-post',
    'bluesky-post',
    'x-post',
    'x-search-query',
    'instagram-caption',
  ],
  facts: {
    title: 'What to know before you post',
    points: [
      'Google Analytics reports list “Facebook” and “facebook” as two sources. Decide on lowercase, for values you type and for values that tools fill in.',
      'Leave UTM parameters off links inside your own site. They can replace the real source of the visit in your reports.',
      'A URL has one question mark. If the page URL already has one, add the parameters after an ampersand.',
      'Capitalize each word of a hashtag. Screen readers can then tell the words apart, and so can everyone else.',
      'A hashtag ends at the first space, hyphen or punctuation mark. Read the joined words slowly, in case they spell something else.',
      'In the US, creators you pay or send free products to have to say so where people notice it. The FTC can hold the brand responsible too.',
      "The head of Instagram says that hashtags help with search but don't increase reach. Put the words people search for into the caption too. <email>The email guide</email> has the matching scheme for newsletter links.",
    ],
  },
  sources: [
    {
      title: 'Google Analytics Help: default channel group',
      url: 'https://support.google.com/analytics/answer/9756891',
    },
    {
      title: 'Accessible Social: hashtags',
      url: 'https://accessible-social.com/hashtags',
    },
    {
      title: 'The CSR Journal: Instagram limits hashtags to five',
      url: 'https://thecsrjournal.in/instagram-limits-hashtags-to-five',
    },
    {
      title: 'Talkwalker: search syntax',
      url: 'https://www.talkwalker.com/syntax-alerts',
    },
    {
      title: "FTC's Endorsement Guides: what people are asking",
      url: 'https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: "Get your next campaign's links ready by lunch",
    text: "Put your networks, mediums and campaigns into <generator>the generator</generator>. What you type stays in your browser until you choose to save it, so a campaign under embargo doesn't leave your computer.",
  },
  related: ['/content-creators-guide', '/youtubers-guide', '/email-marketing-guide'],
}
