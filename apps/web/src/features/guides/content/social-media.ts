import type { Guide } from '../guide.ts'

export const socialMedia: Guide = {
  title: 'Hashtag generator and UTM link builder',
  description:
    'Build niche hashtags that can be read aloud, tracking parameters for each post and network, and Boolean queries for social listening.',
  badge: 'For social media managers',
  heading: 'Hashtags, tracking links and listening queries from one table',
  lead: 'Five networks, four campaigns and a brand that people spell in three ways: your work is full of small grids. Fill in the edges here and take the cells with you.',
  applications: [
    {
      title: 'Niche hashtags by theme and town',
      text: 'A broad tag drowns a small account. Diet, dish and town in three columns make tags narrow enough to be found in, and the prefix # stands in front of each.',
    },
    {
      title: 'Parameters for every link you post',
      text: 'Network, kind of post and campaign make the part of an address that your analytics reads. Give the sheet to everybody who posts, and fewer visits will be filed under “direct”.',
    },
    {
      title: 'Listening for what people really write',
      text: 'Spellings of the brand, topics and moods are three columns of a Boolean search. Each line is one query, so that mentions reach you sorted by both.',
    },
    {
      title: 'Names for ad sets',
      text: 'Audience, placement and creative give each ad set a name that sorts well in the ads manager. The list is also the order of work for whoever sets up the campaign.',
    },
  ],
  examples: [
    {
      title: 'Hashtags for a bakery with four shops',
      text: 'The separator is Nothing, which also takes the space out of “Gluten Free”; the wrap puts # in front and nothing behind. Keep the tags that show recent posts by people, not by bots, and rotate them by shop.',
      headings: ['Diet', 'Dish', 'Town'],
      columns: [
        ['Vegan', 'Gluten Free', 'Organic'],
        ['Cakes', 'Brunch', 'Bakery'],
        ['London', 'Bristol', 'Leeds', 'Cardiff'],
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '#', customSuffix: '' },
    },
    {
      title: 'Tracking parameters for three campaigns',
      text: 'Make these on the day on which the campaign is named. What repeats in every link stands in the options: utm_ is the prefix and &utm_ the separator, so that the columns hold only what you choose. Each line goes behind the question mark of an address.',
      headings: ['Network', 'Kind of post', 'Campaign'],
      columns: [
        ['source=instagram', 'source=linkedin', 'source=facebook', 'source=pinterest'],
        ['medium=social', 'medium=paid_social', 'medium=influencer'],
        ['campaign=menu', 'campaign=bake-along', 'campaign=christmas'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '&utm_',
        wrap: 'custom',
        customPrefix: 'utm_',
        customSuffix: '',
      },
    },
    {
      title: 'Boolean queries about a bike rental',
      text: 'For listening tools that read AND and OR in capitals. AND, with a space on both sides, is a custom separator; what is alike stands in brackets in the column. Make alerts of the queries about brakes, and read the rest once a week.',
      headings: ['Name', 'Topic', 'Mood'],
      columns: [
        ['meadowbikes', '@meadowbikes', '#meadowbikes'],
        ['(app OR login)', '(brakes OR battery)', '(dock OR return)', '(refund OR deposit)'],
        ['(broken OR stuck)', '(thanks OR love)', '(help OR question)'],
      ],
      options: { separator: 'custom', customSeparator: ' AND ' },
    },
  ],
  facts: {
    title: 'Good to know before you post',
    points: [
      'Begin each word of a hashtag with a capital. Screen readers can then tell the words apart, and so can everybody else.',
      'A hashtag ends at the first space or punctuation mark. An underscore may stand inside it, a hyphen may not.',
      'Say a joined tag aloud before it is printed on a poster. Where one word ends and the next begins is for strangers to guess.',
      'An address has one question mark. If it already has one, add the parameters at the end after an ampersand.',
      'Links inside your own site should carry no UTM parameters: they hide where the visitor really came from.',
    ],
  },
  closing: {
    title: 'Have the grid of your next campaign ready by lunch',
    text: 'Networks, formats, campaigns: three short columns. What you type stays in your browser until you choose to save it, so names under embargo stay there too.',
  },
  related: ['/content-creators-guide', '/youtubers-guide', '/email-marketing-guide'],
}
