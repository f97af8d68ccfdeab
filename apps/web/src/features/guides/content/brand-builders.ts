import type { Guide } from '../guide.ts'

export const brandBuilders: Guide = {
  title: 'Brand name generator from your own words',
  description:
    'Coin names from syllables, set names beside what the business does, and compose taglines in three beats. You bring the words.',
  badge: 'For founders and namers',
  heading: 'A long list of names that are made of your own words',
  lead: 'Naming goes from many to one. This is for the many: it puts your syllables, words and phrases together in every way, without an opinion, so that yours can be heard.',
  applications: [
    {
      title: 'Coined names',
      text: 'First syllables, a vowel, endings. Each column decides about the sound of the whole: hard consonants at the front make it brisk, open vowels at the end make it soft.',
    },
    {
      title: 'Name and descriptor',
      text: 'A young brand has to say what it does. Put candidates on the left and descriptors on the right (Bakery, Kitchen, Provisions), and look at full names as they would stand on a sign.',
    },
    {
      title: 'Taglines in three beats',
      text: 'How it is made, how it is sold, how it ends: three short sentences, one from each column. Three good columns are easier to write than one good tagline.',
    },
    {
      title: 'Handles for when the plain one is taken',
      text: 'get, try, hello in front, the name in the middle, the place or the trade behind. Decide on one handle that is free everywhere rather than on four that are nearly alike.',
    },
  ],
  examples: [
    {
      title: 'Names from syllables',
      text: 'For the first round, when nothing is ruled out. The separator is Nothing, so the parts grow together into one word. Print the list, let three people circle what they can pronounce at sight, and keep what was circled twice.',
      headings: ['Beginning', 'Vowel', 'Ending'],
      columns: [
        ['Tal', 'Nor', 'Bren', 'Ves'],
        ['a', 'i', 'o'],
        ['mont', 'wyn', 'ven', 'dell'],
      ],
      options: { separator: 'nothing' },
    },
    {
      title: 'A food business and its sign',
      text: 'Once the kind of name is settled, this shows it at work. The & stays with the animal, since it is part of the name. Set the best six in two typefaces: a name that only works in one of them is a logo, not a name.',
      headings: ['Animal', 'Plant', 'Trade'],
      columns: [
        ['Hare &', 'Wren &', 'Otter &'],
        ['Thistle', 'Bramble', 'Rowan', 'Sorrel'],
        ['Bakery', 'Kitchen', 'Provisions'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Taglines for a bread shop',
      text: 'A full stop and a space separate the sentences, and the suffix of the wrap ends the last one. Read them over the counter, as the person who serves would say them. The line that does not embarrass anybody goes on the bag.',
      headings: ['Made', 'Ready', 'And then'],
      columns: [
        ['Milled nearby', 'Proved overnight', 'Shaped by hand'],
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
    },
  ],
  facts: {
    title: 'From the long list to a name you can keep',
    points: [
      'A word that only describes the goods can seldom be protected as a trade mark. Coined words and words from elsewhere can.',
      'In the United Kingdom, registering a company does not give you a trade mark. They are two registers with two purposes.',
      'Trade marks are registered by classes of goods and services, so a name that is taken for shoes may be open for software. Ask somebody who does this for a living before you print.',
      'Say the name over a bad line and have it spelled back to you. Then ask someone who speaks the languages you will sell in.',
      'Search for the name before you love it. Wordloom does not look anything up.',
    ],
  },
  closing: {
    title: 'Give a morning to the long list',
    text: 'Write down the sounds, things and promises that belong to you and leave the judging for the afternoon. With an account you can save the list under its date and come back when you have slept on it.',
  },
  related: ['/domainers-guide', '/app-developers-guide', '/print-on-demand-guide'],
}
