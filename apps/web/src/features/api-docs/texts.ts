import type { Access, RATE_LIMITS } from '@wordloom/contract'

export const API_DOCS_TEXTS = {
  title: 'API',
  description: 'Every call of the Wordloom API: what it takes, what it answers, and an example.',
  intro: 'Every call that Wordloom answers, with what it takes, what it says and how that looks.',
  openApi: 'OpenAPI document',
  contents: 'Contents',
  objects: 'Objects',
  aboutObjects: 'What answers are made of.',
} as const

export const CALL_TEXTS = {
  who: {
    anyone: 'Anybody.',
    optional: 'Anybody, signed in or not.',
    'signed-in': 'Whoever is signed in.',
    admin: 'Administrators.',
  } satisfies Record<Access, string>,
  tokens: 'API tokens open it.',
  writingTokens: 'API tokens for writing open it.',
  parameters: 'Parameters',
  headers: 'Headers',
  body: 'Body',
  bodyUpTo: (size: string) => `Body, at most ${size}`,
  answers: 'Answers',
  otherStatus: 'other',
  noBody: 'Done, without a body.',
  request: 'Request',
  answer: (status: string) => `Answer ${status}`,
  requestNamed: (call: string) => `the request ${call}`,
  answerNamed: (call: string) => `the answer to ${call}`,
} as const

export const FIELD_TEXTS = {
  required: ', required',
  optional: ', may be missing',
  rule: (rule: string) => `, ${rule}`,
  message: (message: string) => `“${message}”`,
} as const

export const COPY_TEXTS = {
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied to clipboard',
  copiedWhat: (what: string) => `${what} copied to clipboard`,
  failed: 'Failed to copy',
  failedWhat: (what: string) => `Could not copy ${what} to clipboard`,
} as const

export const CHAPTER_TEXTS = {
  firstSteps: {
    title: 'First steps',
    paragraphs: [
      'Everything the pages do goes through this API, and so may your programs. Bodies are JSON, dates are ISO 8601 in UTC. A field that a call does not know is refused, so that no misspelling passes unseen.',
      'For programs that write programs, the same is an OpenAPI 3.1 document: <openapi>here</openapi>',
    ],
    example: 'In a shell',
    exampleNamed: 'the first commands',
  },
  signingIn: {
    title: 'Signing in',
    paragraphs: [
      'Signing in, and making an account, answers with a cookie that is the session: <code>__Host-session</code> over https, <code>session</code> over plain http. Send it with every call for the signed-in; curl keeps it with <code>-c</code> and sends it with <code>-b</code>. Programs that run without you take an API token instead.',
      'A session that is over is answered 401 with the message <unauthorized>so</unauthorized>. A wrong password is a 401 too, with the code <code>invalid_credentials</code>.',
    ],
  },
  tokens: {
    title: 'With an API token',
    paragraphs: [
      'A program gets a token of its own on the account page: for reading, or for reading and writing, for a day to a year. It is shown once. Send it as <code>Authorization: Bearer wlt_…</code>, and no cookie with it: beside a token, cookies mean nothing.',
      'A token opens the library, who the account is and what it may hold; each call below says so. Everything else is answered 403 with the code <code>token_scope</code>, and so is a change with a token for reading. One that is wrong, has expired or was ended is a 401 with the code <code>invalid_token</code>. A token counts no more once its owner ends it, changes the password or is suspended.',
      'Every token begins with <code>wlt_</code> and ends with a checksum, so that what looks for leaked secrets finds it: <code>wlt_[A-Za-z0-9_-]{70}</code>. The command line takes one, too: <code>npx wordloom login</code>.',
    ],
    example: 'In a shell',
    exampleNamed: 'the commands with a token',
  },
  otherSites: {
    title: 'Calls from other sites',
    paragraphs: [
      'No page of another site may call: there are no CORS headers. A call that changes something is refused with 403 when <code>Sec-Fetch-Site</code> says anything but <code>same-origin</code> or <code>none</code>, or when <code>Origin</code> is not that of this installation. Browsers send these by themselves; a program sends neither. A body must come as <code>application/json</code>.',
    ],
  },
  savingSafely: {
    title: 'Saving safely',
    paragraphs: [
      'A list, a result or a project has a version, which grows with each change of what is in it and comes with it as its <code>ETag</code>. Sent back as <code>If-Match</code>, it makes sure that you change what you have seen: if somebody changed it meanwhile, the answer is 412 and nothing happens. Without it, whoever comes last wins.',
      'What makes something takes an <code>Idempotency-Key</code>, any text of your own. When an answer is lost on its way, send the same again with the same key: for <hours>some</hours> hours you get what the first request made, and nothing is made twice.',
    ],
    example: 'In a shell',
    exampleNamed: 'the commands to save safely',
  },
  errors: {
    title: 'Errors',
    paragraphs: [
      'Whatever is no success has this body: a message for people, a code for programs, and for wrong fields what is wrong with each. What is somebody else’s is answered like what does not exist. An error of the server has a <code>requestId</code>, which finds it in the log.',
    ],
    example: 'Answer 400',
    exampleNamed: 'the example of an error',
    status: 'Status',
    codeAndMessage: 'Code and message',
  },
  limits: {
    title: 'How often',
    paragraphs: [
      'Too many attempts are answered 429, and <code>Retry-After</code> says after how many seconds the next one counts. A network is an IPv4 address or the first 64 bits of an IPv6 address.',
    ],
    counted: 'What is counted',
    most: 'At most',
  },
} as const

export const LIMIT_TEXTS = {
  signInPerAccount: 'Failures to sign in to an account',
  signInPerNetwork: 'Failures to sign in from a network',
  signUpPerNetwork: 'Accounts made from a network',
  newPasswordsPerNetwork: 'Passwords checked for new accounts from a network',
  newPasswordsPerAccount: 'New passwords checked for an account',
  forgotPasswordPerAccount: 'Links to set a new password, for an account',
  forgotPasswordPerNetwork: 'Links to set a new password, asked for from a network',
  linkPerNetwork: 'Uses of links of emails from a network',
  identityProviderPerNetwork: 'Sign-ins with the identity provider from a network',
  resendPerMinute: 'Verification emails sent again to an account',
  resendPerDay: 'Verification emails sent again to an account',
  currentPasswordPerAccount: 'Failures to give the current password of an account',
  secondFactorPerAccount: 'Wrong codes and passkeys at the second step of signing in to an account',
  secondFactorPerDay: 'Wrong codes and passkeys at the second step of signing in to an account',
  passkeyPerNetwork: 'Sign-ins with a passkey begun from a network',
  requestsPerToken: 'Requests with an API token',
  newTokensPerDay: 'API tokens made for an account',
  changesPerAccount: 'Requests that may change something, per account',
  missesPerAccount: 'Requests for what is not there, per account',
  adminDenialsPerAccount: 'Refused administration requests that the audit log records',
  downloadPerAccount: 'Downloads of all data of an account',
  paymentsPerAccount: 'Questions to the payment provider, for an account',
  passwordChangePerDay: 'Changes of the password of an account',
  emailChangePerDay: 'Changes of email address asked for by an account',
  contactPerNetwork: 'Messages by the contact form from a network',
  contactInAll: 'Messages by the contact form in all',
  contactRepeat: 'Deliveries of the same message by the contact form',
} as const satisfies Record<keyof typeof RATE_LIMITS, string>

export const SPAN_TEXTS = {
  /** @example per(10, 15, 'minute') // '10 in 15 minutes' */
  per: (most: number, count: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    `${most} in ${count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`}`,
} as const

export const SCHEMA_TEXTS = {
  or: ' or ',
  dateTime: 'date and time',
  arrayOf: (kind: string) => `array of ${kind}`,
  byName: (kind: string) => `${kind} by name`,
  anything: 'any value',
  oneOf: (choices: readonly string[]) => `one of ${choices.join(', ')}`,
  notEmpty: 'not empty',
  characters: { atLeast: atLeast(' characters'), atMost: atMost(' characters'), from: from(' characters') },
  numbers: { atLeast: atLeast(''), atMost: atMost(''), from: from('') },
} as const

function atLeast(unit: string) {
  return (least: number) => `at least ${least}${unit}`
}

function atMost(unit: string) {
  return (most: number) => `at most ${most}${unit}`
}

function from(unit: string) {
  return (least: number, most: number) => `${least} to ${most}${unit}`
}
