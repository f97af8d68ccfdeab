import { describeLimit, LIMITS, type TargetId } from '@wordloom/targets'
import type { TargetContent } from '../target-content.ts'

export const NAMES_AND_FILES = {
  'domain-label': {
    title: 'Domain name ideas that can be registered',
    description: `Combine words into domain names and keep those that are possible: letters, digits and hyphens, at most ${describeLimit(LIMITS['domain-label'])}.`,
    heading: 'Names that can become domains',
    lead: 'Combine words into the part before the ending. Rows with a space, a special letter or a hyphen at either end are left out.',
    example: {
      columns: [
        { name: 'Quality', words: ['north', 'quiet', 'café'] },
        { name: 'Thing', words: ['ledger', 'orchard', 'tea room'] },
        { name: 'End', words: ['lab', 'hq'] },
      ],
      options: { separator: 'nothing' },
    },
    guides: ['/domainers-guide', '/brand-builders-guide'],
    tool: '/tools/domains',
  },
  slug: {
    title: 'URL slugs in bulk, checked',
    description: `Combine words into URL slugs of small letters, digits and hyphens, with at most ${describeLimit(LIMITS['wordpress-slug'])}. What would be changed is shown.`,
    heading: 'Slugs that your site keeps as they are',
    lead: 'A content management system rewrites a slug with capitals, spaces or accents. Combine words into slugs and see which ones would change.',
    example: {
      columns: [
        { name: 'Diet', words: ['vegan', 'gluten-free', 'Egg Free'] },
        { name: 'Recipe', words: ['banana-bread', 'crème-brûlée', 'carrot-cake'] },
        { name: 'Method', words: ['in-one-bowl', 'without-a-mixer'] },
      ],
      options: { separator: 'minus' },
    },
    guides: ['/bloggers-guide', '/seo-guide'],
  },
  'excel-cell': {
    title: 'Rows that fit into Excel cells',
    description: `Combine words into rows for Excel. A cell holds at most ${describeLimit(LIMITS['excel-cell'])} and a sheet ${describeLimit(LIMITS['excel-sheet'])}.`,
    heading: 'Rows for a spreadsheet',
    lead: 'Combine words into rows and export them as XLSX or CSV. Each row is checked against what a cell can hold.',
    example: {
      columns: [
        { name: 'Branch', words: ['Berlin', 'Vienna', 'Milan'] },
        { name: 'Cost', words: ['Rent', 'Energy'] },
        { name: 'Quarter', words: ['2027 Q1', '2027 Q2'] },
      ],
      options: { separator: 'custom', customSeparator: '; ' },
    },
    guides: ['/data-entry-guide'],
  },
} as const satisfies Partial<Record<TargetId, TargetContent>>
