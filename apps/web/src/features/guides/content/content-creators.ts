import type { Guide } from '../guide.ts'

export const contentCreators: Guide = {
  title: 'Content idea generator for creators',
  description:
    'Cross your topics with angles and formats to fill a content calendar, try out opening lines, and name the cuts of an episode all in one way.',
  badge: 'For content creators',
  heading: 'A season of ideas from what you already talk about',
  lead: 'You have more to say than you can think of on a Monday morning. Cross what you know with the ways in which you can tell it, and the list is there.',
  applications: [
    {
      title: 'Topic × angle × format',
      text: 'Four topics, three angles and three formats are 36 posts, and no two alike. Copy them into your calendar and move them about. A blank week becomes a matter of choosing.',
    },
    {
      title: 'First sentences',
      text: 'The opening decides whether anybody hears the rest. Put moments in one column, actions in the next, advice in the last, and read the results aloud until one sounds like you.',
    },
    {
      title: 'One shoot, many cuts',
      text: 'An episode leaves the editor in several lengths and shapes. Number, cut and shape in three columns give the name of each file before the first export, and the list is your checklist.',
    },
    {
      title: 'Episode titles for guests',
      text: 'With the guest’s trade in one column, the turning point in another and the lesson in a third, you have a page of titles to offer after the recording. Guests like to pick.',
    },
  ],
  examples: [
    {
      title: 'A calendar for a baking channel',
      text: 'For the day on which you plan a quarter. The bar between the parts is a custom separator, at which a spreadsheet can split topic, angle and format into cells. Give every line a date or strike it out.',
      headings: ['Topic', 'Angle', 'Format'],
      columns: [
        ['Sourdough', 'Shaping', 'Rye bread', 'Cold kitchens'],
        ['my worst mistake', 'the cheap way', 'your questions'],
        ['short video', 'carousel', 'newsletter'],
      ],
      options: { separator: 'custom', customSeparator: ' | ' },
    },
    {
      title: 'Openings for advice on recording',
      text: 'Needed when the script is written and starts too slowly. The commas stand in the columns, because a word may be half a sentence. Say five of the lines into the microphone and keep the one you did not stumble over.',
      headings: ['Moment', 'What they do', 'Your advice'],
      columns: [
        ['Before you', 'Each time you', 'The first time you'],
        ['record at home,', 'film on a phone,', 'go live,'],
        ['do a sound check', 'clean the lens', 'charge everything', 'write down your first line'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'File names of a podcast season with video',
      text: 'All cuts of four episodes, named alike. The underscore separates, and the ending of the file is the suffix of the wrap. Export the list as text, give it to whoever edits, and tick off what has arrived.',
      headings: ['Episode', 'Cut', 'Shape'],
      columns: [
        ['ep41', 'ep42', 'ep43', 'ep44'],
        ['full', 'trailer', 'quote'],
        ['16x9', '1x1', '9x16'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '_',
        wrap: 'custom',
        customPrefix: '',
        customSuffix: '.mp4',
      },
    },
  ],
  facts: {
    title: 'Small things that save an evening',
    points: [
      'Number files with a leading zero from the start (ep01, ep02), or computers that sort letter by letter will put ep10 before ep2.',
      'Leave spaces, slashes and colons out of file names. Windows refuses slashes and colons, and spaces get in the way of scripts.',
      'A list of combinations is raw material. Two topics that only you would put together are worth more than thirty that anybody could.',
      'With an account you can keep formats and angles as saved lists, tick them for the next season, and type new topics only.',
    ],
  },
  closing: {
    title: 'Write down ten things you could talk about for an hour',
    text: 'That is your first column. Three angles make the second, the formats you can bear to edit the third, and next Monday is taken care of.',
  },
  related: ['/youtubers-guide', '/bloggers-guide', '/social-media-guide'],
}
