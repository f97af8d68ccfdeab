import type { Guide } from '../guide.ts'

export const contentCreators: Guide = {
  title: 'Content idea generator for creators',
  description:
    'Cross your topics with angles and formats to fill a content calendar, try out opening lines, and name every cut of an episode the same way.',
  badge: 'For content creators',
  heading: 'A season of ideas from what you already talk about',
  lead: 'Write down your topics, the angles you like and the formats you publish. Wordloom combines them into a list of ideas, and you choose the ones to make.',
  applications: [
    {
      title: 'Topic × angle × format',
      text: 'Four topics, three angles and three formats make 36 ideas, all different. Copy them into your calendar and move them around until the weeks are full.',
    },
    {
      title: 'Opening lines',
      text: 'Many people decide in the first sentence whether to keep watching. Put moments in one column, actions in the next and advice in the last. Read the rows aloud until one sounds like you.',
    },
    {
      title: 'One shoot, many cuts',
      text: 'An episode leaves the edit in several lengths and shapes. Cross episode, cut and aspect ratio, and every export has its name before the first render. The list is also your checklist.',
    },
    {
      title: 'Episode titles to offer a guest',
      text: "Put the guest's trade in one column, the turning point in another and the lesson in the third. Send five titles after the recording and let the guest choose.",
    },
  ],
  examples: [
    {
      title: 'A calendar for a baking channel',
      text: 'Use this when you plan a quarter. The pipe between the parts keeps the list readable. Delete an idea or give it a date, so that nothing stays on the list as “someday”.',
      headings: ['Topic', 'Angle', 'Format'],
      columns: [
        ['Sourdough', 'Croissants', 'Mexican conchas', 'Japanese milk bread'],
        ['my worst mistake', 'the cheap way', 'your questions'],
        ['short video', 'carousel', 'newsletter'],
      ],
      options: { separator: 'custom', customSeparator: ' | ' },
      deletions: [
        {
          row: 'Croissants | the cheap way | newsletter',
          why: "Croissants take a lot of butter. If there's no cheap way, delete this pair in all three formats.",
        },
        {
          row: 'Mexican conchas | your questions | carousel',
          why: "Delete it unless people ask about conchas. You can't fill a carousel with two questions.",
        },
        {
          row: 'Japanese milk bread | my worst mistake | short video',
          why: "Check your last three months. If you've told this story, followers remember it.",
        },
      ],
    },
    {
      title: 'Openings for tips on recording',
      text: 'Use this when the script is done and starts too slowly. The commas are part of the words in column 2, so the separator can stay a space. Say five of the 36 lines into the microphone and keep the one that comes out without a stumble.',
      headings: ['Moment', 'What they do', 'Your advice'],
      columns: [
        ['Before you', 'Each time you', 'The first time you'],
        ['record at home,', 'film on a phone,', 'go live,'],
        ['do a sound check', 'clean the lens', 'charge everything', 'write down your first line'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'The first time you go live, do a sound check',
          why: 'It sounds as if one sound check were enough. “Each time you go live” says it right.',
        },
        {
          row: 'Each time you record at home, charge everything',
          why: 'At a desk everything is plugged in, so the advice sounds like filler.',
        },
        {
          row: 'The first time you record at home, clean the lens',
          why: "Delete it if your audience records sound only. They don't have a lens.",
        },
      ],
    },
    {
      title: 'File names for a video podcast',
      text: 'Every cut of four episodes, named the same way. The separator is an underscore, and the file extension is the suffix. Export the list as TXT, send it to your editor, and check off each file as it arrives.',
      headings: ['Episode', 'Cut', 'Aspect ratio'],
      columns: [
        ['ep41', 'ep42', 'ep43', 'ep44'],
        ['full', 'trailer', 'quote'],
        ['16x9', '4x5', '9x16'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '_',
        wrap: 'custom',
        customPrefix: '',
        customSuffix: '.mp4',
      },
      deletions: [
        {
          row: 'ep41_full_9x16.mp4',
          why: 'The full episode goes out in 16x9. Delete it before someone renders an hour of vertical video.',
        },
        {
          row: 'ep42_full_4x5.mp4',
          why: '4x5 is for feed posts, and a full episode is too long for one.',
        },
        {
          row: 'ep44_quote_16x9.mp4',
          why: 'Quotes are clips for phones. Delete it unless you use landscape quotes on a website or on YouTube.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to fill a content calendar',
    drawing: { example: 0 },
    steps: [
      {
        title: 'List topics you can talk about',
        text: 'Type one topic per line in the first column. A topic belongs there if you could talk about it for ten minutes without notes.',
      },
      {
        title: 'Add angles you like to take',
        text: 'Put three or four ways to tell a story in the second column: a mistake, a comparison, a question from your audience.',
      },
      {
        title: 'Add the formats you publish',
        text: "List only formats you have time to make every week. A format you can't keep up leaves holes in the calendar.",
      },
      {
        title: 'Generate and export a CSV',
        text: "Press Generate Combinations. Under Export, choose CSV, one column per word. Topic, angle and format each get a cell, so the separator doesn't matter here. The pipe in the example is for lists you read or print.",
      },
      {
        title: 'Import it into Google Sheets',
        text: 'In Google Sheets, choose File, Import, and upload the CSV. Insert a first row with headings, add columns for date and status, and delete the ideas that leave you cold.',
      },
      {
        title: 'Spread the topics',
        text: 'Assign the dates so that no topic appears twice in a week. Move the ideas without a date to a second sheet for next quarter.',
      },
    ],
  },
  limits: [
    'youtube-title',
    'youtube-description',
    'instagram-caption',
    'instagram-hashtags',
    'tiktok-caption',
    'tiktok-hashtags',
    'threads-post',
    'linkedin-post',
  ],
  facts: {
    title: 'Small things that save an evening',
    points: [
      'Number files with a leading zero from the start (ep01, ep02). Otherwise many programs sort ep10 before ep2.',
      'Windows refuses file names that contain \\ / : * ? " < > or |. Plain letters, digits, hyphens and underscores work everywhere.',
      'Apple asks podcasters to leave episode numbers out of episode titles. Put the number into the episode field of your podcast host, and apps show it next to the title.',
      'If you publish in two languages, add the language code to the file name (ep41_trailer_es), and cross it like any other part.',
      'Write a new caption for each network. What fits on LinkedIn is too long for Threads, and the table above shows by how much.',
      'If a brand pays you or sends you the product, say so at the start of the post, and in the video itself as well as the caption. The FTC warns that people miss a disclosure at the end or behind “more”.',
      'Turn the best ideas into titles with <youtube>the guide for YouTubers</youtube>, and build hashtags with <social>the guide for social media managers</social>.',
      'Subject, style and light in three columns make prompts for an image generator. Under <rows>Order</rows>, Sample picks 20 of them at random, and For each word picks two for every subject. The same seed picks the same ones next time.',
      'With an account, you can save angles and formats as lists. Next season you tick them and type only new topics.',
    ],
  },
  sources: [
    {
      title: 'Podnews: episode numbers in episode titles',
      url: 'https://podnews.net/article/episode-numbers-faq',
    },
    {
      title: 'Microsoft Learn: naming files, paths and namespaces',
      url: 'https://learn.microsoft.com/windows/win32/fileio/naming-a-file',
    },
    {
      title: 'FTC: disclosures 101 for social media influencers',
      url: 'https://www.ftc.gov/business-guidance/resources/disclosures-101-social-media-influencers',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Write down ten things you could talk about without notes',
    text: "That's your first column. Add three angles and the formats you like to edit, open <generator>the generator</generator>, and pick the ideas for your next month.",
  },
  related: ['/youtubers-guide', '/bloggers-guide', '/social-media-guide'],
}
