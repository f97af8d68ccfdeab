import type { Guide } from '../guide.ts'

export const youtubers: Guide = {
  title: 'YouTube title and tag generator',
  description:
    'Turn the subjects of your channel into video titles, challenge ideas, and tags with the misspellings that viewers really type.',
  badge: 'For YouTube channels',
  heading: 'A year of videos, drafted in three columns',
  lead: "You film one plant, one problem and one season at a time. Cross them and you get 64 titles: more than one per week for a year, built from words that viewers type. Keep the ones you'd click yourself.",
  applications: [
    {
      title: 'Title drafts',
      text: 'Put the task in column 1, the subject in column 2 and the circumstance in column 3. You can read sixty drafts in a few minutes and mark the six worth filming.',
    },
    {
      title: 'Tags for words people misspell',
      text: 'Put the spellings in column 1, the skill in column 2 and the kind of video in column 3. Choose a comma as the suffix, because a comma ends each tag in YouTube Studio.',
    },
    {
      title: 'Series and playlists',
      text: "A teaching channel can cross level, instrument and technique. The rows you've filmed become playlists. The rows you haven't filmed are the plan.",
    },
    {
      title: 'Challenge ideas',
      text: "Cross a person, a restriction and a stake. Read the 36 ideas to someone who doesn't watch your channel, and film the one they ask about.",
    },
  ],
  examples: [
    {
      title: 'Titles for a houseplant channel',
      text: 'Use this when you plan a season. The task and the plant come first, because phones and sidebars cut long titles off at the end. The longest title here has 50 characters, half of what YouTube allows. For each plant, film only the circumstances that change what you do.',
      headings: ['Task', 'Plant', 'Circumstance'],
      target: 'youtube-title',
      columns: [
        ['How to Water', 'How to Repot', 'How to Prune', 'How to Propagate'],
        ['a Monstera', 'a Pothos', 'a Rubber Plant', 'a Begonia'],
        ['in Winter', 'Without Killing It', 'Step by Step', 'the Easy Way'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'How to Propagate a Begonia Without Killing It',
          why: 'A cutting is a spare plant, so nobody is afraid of losing it. Keep this promise for watering and repotting.',
        },
        {
          row: 'How to Water a Pothos Step by Step',
          why: 'Watering is one step. Keep “Step by Step” for repotting and propagating.',
        },
        {
          row: 'How to Propagate a Monstera in Winter',
          why: 'Cuttings root slowly in winter. Delete it unless you can show one that made it.',
        },
      ],
    },
    {
      title: 'Tags for a word nobody can spell',
      text: "“Ukulele” is easy to misspell in at least three ways. Copy only the twelve tags that fit the lesson: all 48 together are more than twice what YouTube accepts for one video. Write the correct spelling in the title and description, where viewers see it. Leave the misspellings to the tags, which don't appear on the video page.",
      headings: ['Spelling', 'Skill', 'Kind'],
      columns: [
        ['ukelele', 'ukalele', 'ukelale'],
        ['chords', 'strumming', 'fingerpicking', 'tuning'],
        ['for beginners', 'lesson', 'tutorial', 'step by step'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '', customSuffix: ',' },
      deletions: [
        {
          row: 'ukelale fingerpicking for beginners,',
          why: 'Delete a spelling that never shows up among the searches in YouTube Studio. At 35 characters, this tag is the longest in the list.',
        },
        {
          row: 'ukelele tuning tutorial,',
          why: "Delete it from a strumming lesson. Tags that don't describe the video count as misleading metadata.",
        },
        {
          row: 'ukalele chords tutorial,',
          why: '“Lesson” and “tutorial” mean the same here. One of them is enough, and the 500 characters go quickly.',
        },
      ],
    },
    {
      title: 'Challenges for a cooking channel',
      text: "Most of the 36 ideas aren't worth filming. Look for the one whose ending you'd like to know, and name the budget in the currency that most of your viewers use.",
      headings: ['Cook', 'Restriction', 'Stake'],
      columns: [
        ['I Cooked With', 'My Dad Cooked With', 'A Chef Cooked With'],
        ['One Pan', 'a Rice Cooker', 'Only Canned Food', '€20 of Groceries'],
        ['for a Week', 'for Six Friends', 'and No Recipe'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'I Cooked With One Pan for Six Friends',
          why: "That's an ordinary dinner. If nothing can go wrong, there's no reason to watch to the end.",
        },
        {
          row: 'A Chef Cooked With Only Canned Food for a Week',
          why: "You'd pay the chef for seven days. Delete what your budget can't film.",
        },
        {
          row: 'My Dad Cooked With a Rice Cooker and No Recipe',
          why: "It only works if viewers know your dad. Keep it if he's a regular on the channel.",
        },
      ],
    },
  ],
  howTo: {
    title: 'How to plan a season of YouTube titles',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Look up what viewers search for',
        text: 'In YouTube Studio, open Analytics and find the traffic source YouTube search. It lists the searches that led to your videos, misspellings included. Use those words in your columns.',
      },
      {
        title: 'Type tasks, subjects and circumstances',
        text: 'Type one phrase per line: tasks in the first column, subjects in the second, circumstances in the third. Keep small words with their neighbor, as in “a Monstera” or “in Winter”, so that every row reads as a sentence.',
      },
      {
        title: 'Join the titles with a space',
        text: 'Set the separator to Space, and leave the wrap at Nothing. The sample below the options shows whether the words read well together.',
      },
      {
        title: 'Generate titles and cut most of them',
        text: "Press Generate Combinations, then Export as TXT. Delete every title that you wouldn't click or couldn't film.",
      },
      {
        title: 'Shortlist three titles per video',
        text: 'Choose three that make different promises, not three that swap one word. A/B testing in YouTube Studio needs a visible difference to find a winner.',
      },
      {
        title: 'Paste them into YouTube Studio',
        text: 'Open the video, go to Details and paste your favorite. If your channel has A/B testing, start a test with the other two. If no title wins, YouTube keeps the first. Tags are on the same page under Show more.',
      },
    ],
  },
  limits: ['youtube-title', 'youtube-title-test', 'youtube-tags', 'youtube-description'],
  facts: {
    title: 'What to know about titles and tags',
    points: [
      'YouTube itself says that tags play a minimal role in helping viewers find a video, except where its subject is often misspelled. Spend them on that.',
      'A/B tests choose the version with the largest share of watch time, not the most clicks. A title that promises more than the video delivers can lose the test.',
      'A test needs a public long-form video and a channel with advanced features. It can run for up to two weeks, and close results end as “Performed same”.',
      'Tags and hashtags are different things. Tags are hidden in the details; hashtags are visible in the title or description. <social>The guide for social media</social> shows how to build those.',
      "“In Winter” is July in Sydney. If the Audience tab in YouTube Studio shows viewers in both hemispheres, write “When It's Cold” instead, or name the month.",
      'Keep columns that work. Tasks and circumstances last for years, so next season you only type new plants.',
      'If the channel leads to a course, <courses>the guide for course creators</courses> has grids for lessons.',
    ],
  },
  sources: [
    {
      title: 'YouTube Help: add tags to your videos',
      url: 'https://support.google.com/youtube/answer/146402',
    },
    {
      title: 'YouTube Help: A/B test titles and thumbnails',
      url: 'https://support.google.com/youtube/answer/16391400',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Draft the next season',
    text: 'Open the first example in <generator>the generator</generator>, swap the plants for your own subject and read the titles aloud. Film the ones your viewers have already asked about.',
  },
  related: ['/content-creators-guide', '/social-media-guide', '/course-creators-guide'],
}
