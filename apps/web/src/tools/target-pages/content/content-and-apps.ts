import { describeLimit, LIMITS, type TargetId } from '@wordloom/targets'
import type { TargetContent } from '../target-content.ts'

const SPACE = { separator: 'space' } as const

export const CONTENT_AND_APPS = {
  'youtube-title': {
    title: 'YouTube titles that fit',
    description: `Combine task, topic and promise into YouTube titles of at most ${describeLimit(LIMITS['youtube-title'])}, without the two characters that YouTube refuses.`,
    heading: 'Video titles that YouTube takes',
    lead: 'Combine a task, a topic and a promise. Titles that are too long or contain an angle bracket are left out, so what remains can be pasted into YouTube Studio.',
    example: {
      columns: [
        { name: 'Task', words: ['How to Repot', 'Before -> After:'] },
        { name: 'Plant', words: ['a Monstera', 'a Rubber Plant'] },
        {
          name: 'Promise',
          words: [
            'in Winter',
            'the Easy Way',
            'Without Killing It, Step by Step, Even if You Have Never Owned a Single Plant Before',
          ],
        },
      ],
      options: SPACE,
    },
    guides: ['/youtubers-guide', '/content-creators-guide'],
  },
  'youtube-tag': {
    title: 'YouTube tags without surprises',
    description: `Combine words into YouTube tags. A comma would split a tag in two, and all tags of a video share ${describeLimit(LIMITS['youtube-tags'])}.`,
    heading: 'Tags for YouTube videos',
    lead: 'Combine spellings, topics and levels into tags. Each tag is checked on its own. The tag packer then chooses the ones that fit into a video together.',
    example: {
      columns: [
        { name: 'Spelling', words: ['ukulele', 'ukelele'] },
        { name: 'Topic', words: ['chords', 'tuning', 'strumming, fingerpicking'] },
        { name: 'Level', words: ['for beginners', 'tutorial'] },
      ],
      options: SPACE,
    },
    guides: ['/youtubers-guide'],
    packing: 'youtube-tags',
  },
  hashtag: {
    title: 'Hashtags that stay whole',
    description:
      'Combine words into hashtags. A space, a hyphen or a period ends a hashtag early: see which ones would break, and what is left of them.',
    heading: 'Hashtags without a break',
    lead: 'A hashtag ends at the first character that is no letter, digit or underscore. Combine topic, dish and place, and see which hashtags would be cut short.',
    example: {
      columns: [
        { name: 'Topic', words: ['Vegan', 'GlutenFree', 'Gluten-Free'] },
        { name: 'What', words: ['Bakery', 'Brunch'] },
        { name: 'Place', words: ['Leeds', 'York', 'St. Albans'] },
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '#', customSuffix: '' },
    },
    guides: ['/social-media-guide', '/content-creators-guide'],
    packing: 'instagram-hashtags',
  },
  'app-store-keywords': {
    title: 'App Store keywords, counted in bytes',
    description: `Build keyword lists for the App Store of at most ${describeLimit(LIMITS['app-store-keywords'])}.`,
    heading: 'Keyword fields for the App Store',
    lead: 'Combine groups of words into keyword fields to compare. Apple counts bytes, and a letter with an accent takes two, so rows that look short can be too long.',
    example: {
      columns: [
        { name: 'Core', words: ['habit,tracker,routine,daily', 'gewohnheit,routine,täglich,übung'] },
        { name: 'Goal', words: ['water,sleep,steps,reading', 'schlaf,trinken,schritte,lesen'] },
        {
          name: 'Extra',
          words: [
            'widget,reminder,streak',
            'früh,müde,größe,höhe,fünf,grün,schön,süß,öl,über,tür,für,natürlich',
          ],
        },
      ],
      options: { separator: 'custom', customSeparator: ',' },
    },
    guides: ['/app-developers-guide'],
    packing: 'app-store-keywords',
  },
  'app-store-name': {
    title: 'App Store names and subtitles that fit',
    description: `Combine words into names and subtitles for the App Store of at most ${describeLimit(LIMITS['app-store-name'])}. Longer ones are shown with the part that is too much.`,
    heading: 'Names and subtitles for the App Store',
    lead: 'Combine a name and what the app does. The name and the subtitle have the same length, so the list serves both.',
    example: {
      columns: [
        { name: 'Name', words: ['Tidewell:', 'Fernhill Focus:'] },
        { name: 'For', words: ['Habit', 'Sleep'] },
        { name: 'What', words: ['Tracker', 'Diary', 'Planner & Reminders'] },
      ],
      options: SPACE,
    },
    guides: ['/app-developers-guide', '/brand-builders-guide'],
  },
} as const satisfies Partial<Record<TargetId, TargetContent>>
