export const MCP_USAGE = `Usage: wordloom mcp --folder FOLDER

Serves tools for assistants over standard input and output (Model Context Protocol): counting, sampling and
writing combinations, checks for ad platforms and shops, campaigns, negatives, tags, and your saved lists.

Files are read from FOLDER and written to it, nowhere else. Without --folder, no tool reads or writes a file.
Your saved lists need a token: run wordloom login first, or set WORDLOOM_ADDRESS and WORDLOOM_TOKEN.
`

export const MCP_TEXTS = {
  unknown: (argument: string) => `wordloom mcp doesn't take '${argument}'. Use --folder.`,
  noFolder: (folder: string) => `There is no folder ${folder}.`,
  closed: 'No folder is open for files. Start the server with: wordloom mcp --folder FOLDER',
  outside: (name: string) =>
    `'${name}' isn't in the open folder. Use a path inside it, without '..' and links.`,
  present: (name: string) => `'${name}' exists. Choose another name: tools don't replace files.`,
  missing: (name: string) => `There is no file '${name}' in the open folder.`,
  unwritten: (name: string, reason: string) => `'${name}' can't be written: ${reason}`,
  unread: (name: string, reason: string) => `'${name}' can't be read: ${reason}`,
  tooLong: (characters: number) =>
    `The answer would have more than ${characters.toLocaleString('en')} characters. Ask for less, or write a file.`,
  tooLarge: (name: string, gigabytes: number) =>
    `'${name}' would have more than ${gigabytes} GB, so it was removed. Write a range with from and count.`,
  notAFile: (name: string) => `'${name}' isn't a regular file, so it can't be read.`,
  tooLargeToRead: (name: string, megabytes: number) =>
    `'${name}' has more than ${megabytes} MB, the most that a list can have.`,
  ended: 'The call was canceled, and nothing was written.',
  outOfMemory: 'This needs too much memory. Make it smaller, or use fewer columns or words.',
  canceled: (name: string) => `Writing '${name}' was canceled, and the file was removed.`,
  noRandom:
    "These rows can't be counted in advance, so there is no random sample of them. Leave out the seed.",
  oneSource: 'Give either a recipe or words.',
  oneWordSource: 'Give either words, a text or a file.',
  tooManyTerms: (most: number) => `There are more than ${most.toLocaleString('en')} terms. Give fewer.`,
  notWritten: 'Nothing was written. Correct the campaign first.',
} as const
