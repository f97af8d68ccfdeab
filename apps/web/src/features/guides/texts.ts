export const GUIDE_TEXTS = {
  useCases: 'Use Cases',
  applications: 'What it is used for',
  examples: 'Three worked examples',
  examplesLead:
    'Every combination below was made by the generator itself. Open one, put your own words in its columns, and go on from there.',
  steps: 'Step by step',
  related: 'Guides for neighbouring work',
  start: 'Open the generator',
  firstExample: 'See the examples',
} as const
