const LOGIN = 'wordloom login URL'

export const LIBRARY_COMMAND_TEXTS = {
  noFile: 'Name the file with the words to save, or - for standard input.',
  noList: 'Name the list to read by its name or ID.',
  tooMany: (argument: string) => `'${argument}' is one argument too many.`,
  notFor: (option: string, command: string) => `--${option} doesn't work with ${command}.`,
  noName: 'Standard input has no name. Name the list with --name.',
} as const

export const ADDRESS_TEXTS = {
  none: `Name the server: ${LOGIN}.`,
  unreadable: (text: string) => `'${text}' isn't a URL. Enter one like https://words.example.`,
  unsafe: (text: string) =>
    `${text} isn't safe: the command sends tokens only over https, or to this machine. Use https://.`,
  more: (origin: string) => `The URL must end with the host. Use ${origin}.`,
} as const

export const CREDENTIALS_TEXTS = {
  none: `You aren't signed in: run ${LOGIN}, or set WORDLOOM_ADDRESS and WORDLOOM_TOKEN.`,
  noToken: (address: string) => `There is no token for ${address}: run wordloom login ${address}.`,
  open: (file: string) => `${file} can be read by other users. Run: chmod 600 ${file}`,
  unreadable: (file: string) => `Can't read ${file}. Remove it, and run ${LOGIN}.`,
  unwritable: (file: string, reason: string) => `Can't write ${file}: ${reason}.`,
} as const

export const LOGIN_TEXTS = {
  ask: (address: string) => `Create a token at ${address}/account and paste it here (it isn't shown): `,
  noToken: 'No token was given.',
  isNoToken: "That isn't an API token. API tokens begin with wlt_ and have 74 characters.",
  stopped: 'Stopped.',
  done: (address: string, email: string) => `Signed in to ${address} as ${email}.\n`,
  out: (address: string) =>
    `Signed out on this machine. The token works until you delete it at ${address}/account.\n`,
  wasOut: "You weren't signed in.\n",
} as const

export const SERVER_TEXTS = {
  noAnswer: (address: string, reason: string) => `${address} doesn't answer: ${reason}.`,
  refused: 'the connection was refused',
  unknownHost: 'there is no such host',
  reset: 'the connection was closed',
  slow: 'it took too long',
  elsewhere: (address: string, to: string) =>
    `${address} redirects to ${to}. Tokens aren't sent on to other URLs: sign in to that URL instead.`,
  stranger: (address: string) => `${address} doesn't answer like a Wordloom server.`,
  badToken: (message: string, address: string) => `${message}. Run wordloom login ${address}.`,
  readOnly: (message: string, address: string) =>
    `${message}. Create one for reading and writing at ${address}/account.`,
} as const

export const LISTS_TEXTS = {
  headings: { id: 'ID', name: 'NAME', words: 'WORDS', folder: 'FOLDER', changed: 'CHANGED' },
  none: 'There are no lists yet. Save one with wordloom push FILE.\n',
} as const

export const LIST_TEXTS = {
  unknown: (name: string) => `There is no list '${name}'. See wordloom lists.`,
  ambiguous: (name: string, ids: readonly number[]) =>
    `There are ${ids.length} lists named '${name}'. Use one of their IDs: ${ids.join(', ')}.`,
  exists: (name: string, id: number) =>
    `There is already a list '${name}', ID ${id}. Replace its words with --replace, or choose another --name.`,
  changed: (name: string) =>
    `Someone changed '${name}' in the meantime. Nothing was replaced. Check the list, then push again.`,
  noFolder: (name: string) => `There is no folder '${name}'. Create it in the browser first.`,
  ambiguousFolder: (name: string) => `There are several folders named '${name}'. Rename one of them first.`,
  saved: (name: string, id: number, words: number) => `Saved '${name}', ID ${id}: ${count(words)}.\n`,
  replaced: (name: string, id: number, words: number) =>
    `Replaced the words of '${name}', ID ${id}: ${count(words)}.\n`,
  dropped: (blank: number) =>
    `wordloom: ${blank === 1 ? 'One blank line was' : `${blank} blank lines were`} left out, because lists can't contain them.`,
  unwritable: (file: string, reason: string) => `Can't write ${file}: ${reason}.`,
} as const

function count(words: number): string {
  return words === 1 ? '1 word' : `${words.toLocaleString('en')} words`
}
