const LOGIN = 'wordloom login ADDRESS'

export const LIBRARY_COMMAND_TEXTS = {
  noFile: 'Name the file of words to save, or - for standard input.',
  noList: 'Name the list to read, by its name or its ID.',
  tooMany: (argument: string) => `'${argument}' is one argument too many.`,
  notFor: (option: string, command: string) => `--${option} is not for ${command}.`,
  noName: 'Standard input has no name: give the list one with --name.',
} as const

export const ADDRESS_TEXTS = {
  none: `Say which server: ${LOGIN}.`,
  unreadable: (text: string) => `'${text}' is no address: give one like https://words.example.`,
  unsafe: (text: string) =>
    `${text} is not safe: a token goes only over https, or to this machine. Use https://.`,
  more: (origin: string) => `An address ends with its host: use ${origin}.`,
} as const

export const CREDENTIALS_TEXTS = {
  none: `You are not signed in: run ${LOGIN}, or set WORDLOOM_ADDRESS and WORDLOOM_TOKEN.`,
  noToken: (address: string) => `There is no token for ${address}: run wordloom login ${address}.`,
  open: (file: string) => `${file} can be read by others. Run: chmod 600 ${file}`,
  unreadable: (file: string) => `Cannot read ${file}. Remove it, and run ${LOGIN}.`,
  unwritable: (file: string, reason: string) => `Cannot write ${file}: ${reason}.`,
} as const

export const LOGIN_TEXTS = {
  ask: (address: string) => `Make a token at ${address}/account and paste it here (it is not shown): `,
  noToken: 'No token was given.',
  isNoToken: 'That is no API token: one begins with wlt_ and has 74 characters.',
  stopped: 'Stopped.',
  done: (address: string, email: string) => `Signed in to ${address} as ${email}.\n`,
  out: (address: string) => `Signed out here. The token counts on until you end it at ${address}/account.\n`,
  wasOut: 'You were not signed in.\n',
} as const

export const SERVER_TEXTS = {
  noAnswer: (address: string, reason: string) => `${address} does not answer: ${reason}.`,
  refused: 'nobody listens there',
  unknownHost: 'there is no such host',
  reset: 'the connection broke off',
  slow: 'it takes too long',
  elsewhere: (address: string, to: string) =>
    `${address} leads to ${to}. A token follows nowhere: sign in to that address instead.`,
  stranger: (address: string) => `What ${address} answers is not what a Wordloom server says.`,
  badToken: (message: string, address: string) => `${message}. Run wordloom login ${address}.`,
  readOnly: (message: string, address: string) =>
    `${message}. Make one for reading and writing at ${address}/account.`,
} as const

export const LISTS_TEXTS = {
  headings: { id: 'ID', name: 'NAME', words: 'WORDS', folder: 'FOLDER', changed: 'CHANGED' },
  none: 'There are no lists yet. Save one with wordloom push FILE.\n',
} as const

export const LIST_TEXTS = {
  unknown: (name: string) => `There is no list '${name}'. See wordloom lists.`,
  ambiguous: (name: string, ids: readonly number[]) =>
    `There are ${ids.length} lists '${name}': name one by its ID, ${ids.join(', ')}.`,
  exists: (name: string, id: number) =>
    `There is a list '${name}' already, ID ${id}. Say --replace to replace its words, or give another --name.`,
  changed: (name: string) =>
    `'${name}' was changed elsewhere meanwhile. Nothing was replaced: look at it, and push again.`,
  noFolder: (name: string) => `There is no folder '${name}'. Make it in the browser first.`,
  ambiguousFolder: (name: string) => `There are several folders '${name}': rename one of them first.`,
  saved: (name: string, id: number, words: number) => `Saved '${name}', ID ${id}: ${count(words)}.\n`,
  replaced: (name: string, id: number, words: number) =>
    `Replaced the words of '${name}', ID ${id}: ${count(words)}.\n`,
  dropped: (blank: number) =>
    `wordloom: ${blank === 1 ? 'One blank line was' : `${blank} blank lines were`} left out: lists keep none.`,
  unwritable: (file: string, reason: string) => `Cannot write ${file}: ${reason}.`,
} as const

function count(words: number): string {
  return words === 1 ? '1 word' : `${words.toLocaleString('en')} words`
}
