export const TOOLS_PAGE_TEXTS = {
  title: 'Tools for the lists you make',
  description:
    'Free tools for keywords, tags, names and product lists, and a page for each place that takes your words: its limits, with sources, and an example.',
  lead: "The generator makes the rows. These tools prepare them for where they're going. They work in your browser, without an account.",
  tools: 'For any list',
  targets: 'Where will you use your words?',
  targetsLead:
    'Each page explains the limits, shows an example, and opens the generator with those limits checked.',
} as const
