export const OPEN_EXAMPLE_TEXTS = {
  opened: 'Opened in the generator',
  replaced: 'The example replaced the words in your columns.',
  undo: 'Undo',
  broken: "This link doesn't contain an example",
  brokenHelp: 'The link may be incomplete. Ask the sender for a new one, or type the words yourself.',
} as const
