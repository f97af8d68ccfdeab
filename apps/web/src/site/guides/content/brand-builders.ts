import type { Guide } from '../guide.ts'

export const brandBuilders: Guide = {
  title: 'Brand name generator from your own words',
  description:
    'Coin names from syllables, set names beside what the business does, and write taglines in three beats. You bring the words and make the choice.',
  badge: 'For founders and namers',
  heading: 'A long list of names made from your own words',
  lead: 'Naming starts with a long list of candidates. Wordloom combines your syllables, words and phrases in every way, so that you have real names to react to. This page shows how to get from that list to one you can use.',
  applications: [
    {
      title: 'Coined names',
      text: 'Put first syllables, a vowel and endings in three columns. Hard consonants at the front sound brisk, and open vowels at the end sound soft. Coined words are also among the easiest names to protect.',
    },
    {
      title: 'Name and descriptor',
      text: 'A young brand has to say what it does. Put candidates on the left and descriptors such as Bakery, Kitchen or Provisions on the right, and judge each full name as it would look on a sign.',
    },
    {
      title: 'Taglines in three beats',
      text: "How it's made, how it's sold, how it ends: three short sentences, one from each column. It's easier to write three good columns than one good tagline.",
    },
    {
      title: 'Handles when the plain name is taken',
      text: 'Put <code>get</code>, <code>try</code> and <code>hello</code> in front, the name in the middle and the place or trade at the end, with Nothing as the separator. Choose one handle that is free everywhere over four that nearly match. <social>The guide for social media</social> covers the posts that go under it.',
    },
  ],
  examples: [
    {
      title: 'Names from syllables',
      text: 'For the first round, when nothing is ruled out. The separator is Nothing, so three parts make one word. Print the list, ask three people to circle the names they can pronounce at first sight, and keep the ones circled twice.',
      headings: ['Beginning', 'Vowel', 'Ending'],
      columns: [
        ['Tal', 'Nor', 'Bren', 'Ves'],
        ['a', 'i', 'o'],
        ['mont', 'wyn', 'ven', 'dell'],
      ],
      options: { separator: 'nothing' },
      deletions: [
        {
          row: 'Norodell',
          why: 'It ends in the name of a computer maker. Delete it if you sell anything electronic.',
        },
        { row: 'Vesoven', why: 'People will see an oven in it. Keep it only if you sell ovens.' },
        {
          row: 'Brenawyn',
          why: "You'd spell it on every call: win, wyn or wynn?",
        },
      ],
    },
    {
      title: 'A food business and its sign',
      text: "Once you know what kind of name you want, see it at work. The & stays in the animal's column because it's part of the name. Set the best six in two plain typefaces: a strong name survives both.",
      headings: ['Animal', 'Plant', 'Trade'],
      columns: [
        ['Hare &', 'Wren &', 'Otter &'],
        ['Thistle', 'Bramble', 'Rowan', 'Sorrel'],
        ['Bakery', 'Kitchen', 'Provisions'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'Wren & Sorrel Bakery',
          why: 'Sorrel is a leaf in Britain, a hibiscus drink in Jamaica and a horse color in Texas. Customers will ask.',
        },
        {
          row: 'Hare & Rowan Kitchen',
          why: 'Rowan is also a first name, so the sign reads like two partners.',
        },
        {
          row: 'Otter & Bramble Provisions',
          why: 'Provisions promises a grocery. Delete it if you only bake.',
        },
      ],
    },
    {
      title: 'Taglines for a bread shop',
      text: 'A period and a space separate the sentences, and the suffix of the wrap ends the last one. Read them across the counter, the way the person who serves would say them. Then put the winner on the bag.',
      headings: ['Made', 'Ready', 'And then'],
      columns: [
        ['Milled nearby', 'Proofed overnight', 'Shaped by hand'],
        ['Baked at four', 'Sold early', 'Wrapped in paper'],
        ['Gone by noon', 'Eaten warm', 'Back tomorrow'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '. ',
        wrap: 'custom',
        customPrefix: '',
        customSuffix: '.',
      },
      deletions: [
        {
          row: 'Proofed overnight. Baked at four. Gone by noon.',
          why: 'Three times of day in one line turn a tagline into a timetable.',
        },
        {
          row: 'Shaped by hand. Sold early. Gone by noon.',
          why: 'The second and third beats say the same thing.',
        },
        {
          row: 'Milled nearby. Wrapped in paper. Eaten warm.',
          why: "Bread that's still warm steams in its wrapping, and your customers know it.",
        },
      ],
    },
  ],
  howTo: {
    title: 'How to get from a long list of names to one',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Write the brief in one sentence',
        text: 'Say who buys, what they get and how it should feel. Strike any word that a competitor could use about itself.',
      },
      {
        title: 'Fill three columns',
        text: 'Use syllables for coined names, real words for compounds. Keep each column to one idea, and give it words of similar length.',
      },
      {
        title: 'Generate and read without judging',
        text: 'Choose Nothing or Space as the separator, press Generate Combinations and read the whole list once. Mark what makes you stop.',
      },
      {
        title: 'Cut the list to ten by ear',
        text: 'Say each name over a bad phone line and have it spelled back. Ask people who speak the languages of your markets what else it means.',
      },
      {
        title: 'Check domains and handles',
        text: 'Generate the ten again with your endings in the last column, as in <domains>the guide for domain investors</domains>, and try the same word as a username on each network you plan to use.',
      },
      {
        title: 'Search the trademark registers',
        text: "Look for each name in the USPTO's Trademark Search, in the EU's TMview and in WIPO's Global Brand Database. Search for words that sound alike, too, not only for the same spelling. Before you order the sign, have a trademark lawyer clear the two or three names that are left: registers don't show unregistered use.",
      },
    ],
  },
  limits: [
    'x-handle',
    'tiktok-handle',
    'instagram-handle',
    'youtube-handle',
    'app-store-name',
    'google-play-name',
    'domain-label',
  ],
  facts: {
    title: 'What makes a name yours',
    points: [
      'US trademark law sorts names into five kinds. Fanciful (coined, like Kodak), arbitrary (a real word from elsewhere, like Apple for computers) and suggestive names (a hint, like Coppertone) are the strong ones. A descriptive name needs proof that buyers already connect it with you, and a generic one can never be protected.',
      'Forming a company or an LLC under a name gives you no trademark. These are separate registers with separate purposes, in the US as in the UK.',
      'Trademarks are registered for classes of goods and services. A name that belongs to a shoe brand may be open for accounting software, unless the brand is famous.',
      'The test for a conflict is whether buyers could be confused. Sound, look, meaning and how close the goods are all matter, so a new spelling of an old name solves nothing.',
      'A name of 4 to 15 letters and digits fits as a username on X, TikTok, Instagram and YouTube. Leave room for a prefix such as <code>get</code>.',
      "Wordloom doesn't check domains, handles or trademarks. Do that before you order a logo.",
    ],
  },
  sources: [
    {
      title: 'New York Public Library: selecting a trademark',
      url: 'https://libguides.nypl.org/trademarks/selecting_a_trademark',
    },
    {
      title: 'TikTok Support: changing your username',
      url: 'https://support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Give a morning to the long list',
    text: "Type your sounds, things and promises into <generator>the generator</generator> and leave the judging for the afternoon. With an account you can save the list and come back after a night's sleep.",
  },
  related: ['/domainers-guide', '/social-media-guide', '/print-on-demand-guide'],
}
