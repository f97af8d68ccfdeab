export const UNSAVED_TEXTS = {
  title: 'Discard your changes?',
  description: "Your changes haven't been saved.",
  discard: 'Discard',
  keep: 'Keep editing',
} as const
