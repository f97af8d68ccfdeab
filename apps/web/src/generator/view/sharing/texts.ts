export const COPY_LINK_TEXTS = {
  copyLink: 'Copy link',
  copied: 'Link copied',
  copiedHelp: 'It holds your words and options. Nothing is stored on a server.',
  tooLong: 'These words are too long for a link',
  tooLongHelp:
    'A link holds up to 1 MB of words, packed into 32 KB. Save the results to keep them, or export them to share them.',
  failed: 'Failed to copy the link',
} as const

export const OPEN_LINK_TEXTS = {
  title: 'Open this link?',
  replaces: 'The words and options in the link replace those in your columns. You can undo it.',
  open: 'Open',
  opened: 'Opened in the generator',
  replaced: 'The link replaced the words in your columns.',
  undo: 'Undo',
  broken: 'This link is incomplete or damaged',
  newer: 'This link is from a newer version of Wordloom',
  tooLarge: 'This link holds too much text',
  tooLargeHelp:
    'Your words are unchanged. A link holds up to 1 MB of words. Ask the sender for a share link or a file.',
  askAgain: 'Your words are unchanged. Ask the sender for a new link.',
  newerHelp: 'Your words are unchanged. Reload the page to get the newest version, then try again.',
} as const
