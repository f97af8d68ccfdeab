import type { Guide } from '../guide.ts'

export const youtubers: Guide = {
  title: 'YouTube title and tag generator',
  description:
    'Turn the subjects of your channel into video titles, tags with the misspellings viewers really type, and file names for a whole season.',
  badge: 'YouTube channels',
  heading: 'A season of videos, drafted in three columns',
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
      title: 'File names for the edit',
      text: 'Episode, asset, state. Make the names before the first clip is imported, and every thumbnail, caption file and cut sorts beside its episode.',
    },
  ],
  examples: [
    {
      title: 'Titles for a houseplant channel',
      text: 'This is for the day on which you plan a season, not for a single upload. Strike out what you would not click yourself and film what is left. Titles get cut off in narrow lists, so the words that tell two videos apart, the task and the plant, come first.',
      headings: ['Task', 'Plant', 'Circumstance'],
      columns: [
        ['How to Water', 'How to Repot', 'How to Prune', 'How to Propagate'],
        ['a Monstera', 'a Pothos', 'a Rubber Plant', 'a Philodendron'],
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
        ['chords', 'strumming', 'fingerpicking', 'tuning'],
        ['for beginners', 'lesson', 'tutorial', 'step by step'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '', customSuffix: ',' },
    },
    {
      title: 'File names for six episodes',
      text: 'Six episodes with four assets in three states are 72 files, and they go missing one by one. Hand the list to whoever edits, tick off what has arrived, and nobody needs to invent a name at two in the morning.',
      headings: ['Episode', 'Asset', 'State'],
      columns: [
        ['S02E01', 'S02E02', 'S02E03', 'S02E04', 'S02E05', 'S02E06'],
        ['cut', 'thumbnail', 'captions', 'short'],
        ['draft', 'review', 'final'],
      ],
      options: { separator: 'custom', customSeparator: '_' },
    },
  ],
  facts: {
    title: 'Worth knowing about tags and names',
    points: [
      'YouTube itself says that tags matter little for being found, except where the subject of a video is often misspelled. Spend them on that.',
      'The searches that led to your videos are listed in YouTube Studio, misspellings included. They make a better first column than guessing.',
      'Letters, digits, hyphens and underscores are safe in file names everywhere. A colon, a question mark or a slash is not.',
      'Number episodes with two digits. Sorted as text, E10 comes before E2, but after E02.',
    ],
  },
  closing: {
    title: 'Draft the next season',
    text: 'Swap the plants for whatever your channel is about and read the titles aloud. Those that sound like a question from a friend are the ones to film.',
  },
  related: ['/content-creators-guide', '/social-media-guide', '/course-creators-guide'],
}
