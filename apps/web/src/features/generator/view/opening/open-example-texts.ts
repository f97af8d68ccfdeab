export const OPEN_EXAMPLE_TEXTS = {
  opened: 'Opened in the generator',
  replaced: 'The example took the place of what stood in the columns.',
  undo: 'Undo',
  broken: 'This link holds no example',
  brokenHelp: 'It may have been cut short on its way. Ask for it again, or type the words.',
} as const
