import type { Guide } from '../guide.ts'

export const youtubers: Guide = {
  title: 'YouTube title and tag generator',
  description:
    'Turn the subjects of your channel into video titles, premises for challenges, and tags with the misspellings viewers really type.',
  badge: 'For YouTube channels',
  heading: 'A year of videos, drafted in three columns',
  lead: 'You film one plant, one place, one problem at a time. Crossed with each other they are 64 videos, more than one a week for a year, with titles that read like what a viewer would search for.',
  applications: [
    {
      title: 'Title drafts',
      text: 'What you do, with what, under which circumstance. Sixty drafts take a few minutes to read, and the six worth filming stand out from the rest.',
    },
    {
      title: 'Tags for words people misspell',
      text: 'Right and wrong spellings in the first column, what the video teaches in the second, for whom in the third. A comma behind each line is what the tag field of YouTube Studio expects.',
    },
    {
      title: 'Series and playlists',
      text: 'Level, instrument, technique: the grid of a teaching channel. Rows you have filmed become playlists. Rows you have not are the plan.',
    },
    {
      title: 'Challenges',
      text: 'A person, a restriction, a stake. Thirty-six premises stand side by side, and you notice which one you would watch to the end yourself.',
    },
  ],
  examples: [
    {
      title: 'Titles for a houseplant channel',
      text: 'This is for the day on which you plan a season, not for a single upload. Strike out what you would not click yourself and film what is left. Titles get cut off in narrow lists, so the words that tell two videos apart, the task and the plant, come first.',
      headings: ['Task', 'Plant', 'Circumstance'],
      columns: [
        ['How to Water', 'How to Repot', 'How to Prune', 'How to Propagate'],
        ['a Monstera', 'a Pothos', 'a Rubber Plant', 'a Begonia'],
        ['in Winter', 'in a Small Flat', 'Step by Step', 'the Easy Way'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Tags for a word nobody can spell',
      text: 'Ukulele reaches the search box in at least three spellings. Copy the dozen lines that fit the lesson into its tags and keep the rest for the next one. Correct spelling belongs in the title and the description; the tags are where the others can go unseen.',
      headings: ['Spelling', 'Skill', 'Kind'],
      columns: [
        ['ukulele', 'ukelele', 'ukalele'],
        ['chords', 'strumming', 'finger picking', 'tuning'],
        ['for beginners', 'lesson', 'tutorial', 'step by step'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '', customSuffix: ',' },
    },
    {
      title: 'Challenges for a cooking channel',
      text: 'Most pairings are merely possible. Look for the one whose end you would like to know, and tell it to somebody who does not watch the channel. If the title needs explaining, so will the thumbnail.',
      headings: ['Who', 'Only with', 'Stake'],
      columns: [
        ['I Cooked with Only', 'My Dad Cooked with Only', 'A Chef Cooked with Only'],
        ['One Pan', 'a Rice Cooker', 'Tinned Food', 'a Camping Stove'],
        ['for a Week', 'for Six Friends', 'in a Hotel Room'],
      ],
      options: { separator: 'space' },
    },
  ],
  facts: {
    title: 'Worth knowing about tags and titles',
    points: [
      'YouTube itself says that tags matter little for being found, except where the subject of a video is often misspelled. Spend them on that.',
      'The searches that led to your videos are listed in YouTube Studio, misspellings included. They make a better first column than guessing.',
      'Small words belong to their neighbours: “a Monstera”, “in Winter”. The separator can then stay a single space, and every line is a sentence.',
      'Keep the columns that work. Tasks and circumstances last for years; next season you type new plants only.',
    ],
  },
  closing: {
    title: 'Draft the next season',
    text: 'Swap the plants for whatever your channel is about and read the titles aloud. Those that sound like a question from a friend are the ones to film.',
  },
  related: ['/content-creators-guide', '/social-media-guide', '/course-creators-guide'],
}
