import type { Access, RATE_LIMITS } from '@wordloom/contract'

export const API_DOCS_TEXTS = {
  title: 'API',
  description: 'Every Wordloom API endpoint: parameters, responses and an example.',
  intro: 'Every endpoint, with its parameters, responses and an example.',
  openApi: 'OpenAPI document',
  contents: 'Contents',
  objects: 'Objects',
  aboutObjects: 'The objects in responses.',
} as const

export const CALL_TEXTS = {
  who: {
    anyone: 'Anyone.',
    optional: 'Anyone, signed in or not.',
    'signed-in': 'Signed-in users.',
    admin: 'Administrators.',
  } satisfies Record<Access, string>,
  tokens: 'API tokens work here.',
  writingTokens: 'API tokens with write access work here.',
  parameters: 'Parameters',
  headers: 'Headers',
  body: 'Body',
  bodyUpTo: (size: string) => `Body, at most ${size}`,
  answers: 'Responses',
  otherStatus: 'other',
  noBody: 'No body.',
  request: 'Request',
  answer: (status: string) => `Response ${status}`,
  requestNamed: (call: string) => `the request ${call}`,
  answerNamed: (call: string) => `the response to ${call}`,
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
  failedWhat: (what: string) => `Couldn't copy ${what} to clipboard`,
} as const

export const CHAPTER_TEXTS = {
  firstSteps: {
    title: 'First steps',
    paragraphs: [
      "The site itself uses this API, and your programs can too. Bodies are JSON, and dates are ISO 8601 in UTC. An endpoint refuses unknown fields, so a typo can't go unnoticed.",
      'To generate client code, use the <openapi>OpenAPI 3.1 document</openapi>',
    ],
    example: 'In a shell',
    exampleNamed: 'the first commands',
  },
  signingIn: {
    title: 'Signing in',
    paragraphs: [
      'Signing in or signing up sets a session cookie: <code>__Host-session</code> over HTTPS, <code>session</code> over plain HTTP. Send it with every request that needs a signed-in user. curl saves it with <code>-c</code> and sends it with <code>-b</code>. For programs that run on their own, use an API token instead.',
      'An expired session gets a 401 with the message <unauthorized>so</unauthorized>. A wrong password also gets a 401, with the code <code>invalid_credentials</code>.',
    ],
  },
  tokens: {
    title: 'Using an API token',
    paragraphs: [
      'Create a token for each program on your account page, with read or read and write access, for 1 to 365 days. You only see it once. Send it as <code>Authorization: Bearer wlt_…</code>. Cookies are ignored when you send a token.',
      'A token gives access to the library, the account and its limits; each endpoint below says whether it accepts tokens. Every other endpoint answers 403 with the code <code>token_scope</code>, and so does a change with a read token. A wrong, expired or revoked token gets a 401 with the code <code>invalid_token</code>. A token stops working when its owner revokes it, changes the password or is suspended.',
      'Every token begins with <code>wlt_</code> and ends with a checksum, so secret scanners can find leaked ones: <code>wlt_[A-Za-z0-9_-]{70}</code>. The command line uses tokens too: <code>npx wordloom login</code>.',
    ],
    example: 'In a shell',
    exampleNamed: 'the commands with a token',
  },
  otherSites: {
    title: 'Requests from other sites',
    paragraphs: [
      "Pages on other sites can't use the API: there are no CORS headers. A request that changes something gets a 403 if <code>Sec-Fetch-Site</code> is anything but <code>same-origin</code> or <code>none</code>, or if <code>Origin</code> isn't this site's. Browsers send these headers automatically; programs don't need them. Send bodies as <code>application/json</code>.",
    ],
  },
  savingSafely: {
    title: 'Saving safely',
    paragraphs: [
      "Each list, result and project has a version that increases with every change. You get it as the <code>ETag</code>. Send it back as <code>If-Match</code> to change only the version you've seen: if someone else changed it in the meantime, you get a 412 and nothing changes. Without <code>If-Match</code>, the last write wins.",
      'Requests that create something accept an <code>Idempotency-Key</code>, any text you choose. If a response gets lost, send the same request with the same key: for <hours>some</hours> hours you get the first result, and nothing is created twice.',
    ],
    example: 'In a shell',
    exampleNamed: 'the commands to save safely',
  },
  recipes: {
    title: 'Recipes',
    paragraphs: [
      'A result can be saved as its recipe: columns and options instead of combinations. A recipe with <code>rows</code> also has patterns, linked and optional columns, rules, an order and fields; it needs <code>"version": 3</code>. Columns are numbered from 1 everywhere: in <code>links</code>, <code>optional</code> and <code>order.each</code> as in texts such as <code>{1}</code> and <code>[1]</code>. Recipes of version 2 are read as before: in <code>links</code>, <code>optional</code> and <code>order.each</code>, they number columns from 0. You get a saved recipe in the version in which it was saved.',
      "If a setting can't be used, you get a 400 that names it, such as “Pattern 2, character 6: There is no column “Cty”.” A result's combinations are the texts of its rows. The CSV export is the table of its fields, if there are any. Projects keep the same <code>rows</code> with their generator, and campaign files have them beside their columns: with <code>version: 3</code> among the rows, and without it as in version 2. <code>{}</code> removes the rows of a project.",
      'To get the rows without saving anything, send the recipe to <code>POST /api/combine</code>: as text, CSV or JSON Lines, from any row on, as many as you ask for. In CSV, a cell that a spreadsheet would run as a formula gets an apostrophe, unless <code>guard</code> is <code>false</code>. <code>byteOrderMark: true</code> begins a CSV file with the mark by which Excel knows UTF-8. The export of a saved result takes both in its query. <code>POST /api/combine/count</code> counts them first. A sample is an <code>order</code> of the recipe. An answer has at most 2,048 MB and takes at most 15 minutes, and an account can read four at the same time. If a limit ends an answer after its first bytes, the connection breaks off, so your client reports an error: read the rest with <code>from</code>.',
      'For files that ad platforms and shops import, send a campaign file to <code>POST /api/campaigns</code>, or a product file to <code>POST /api/products</code>. The tools and the command line save such files. If the platform would refuse something, you get a 400 with each cause and its first rows. The same limits apply.',
      'The command line reads and writes the same JSON: <code>npx wordloom combine --recipe recipe.json</code>.',
    ],
    example: 'In a shell',
    exampleNamed: 'the command to save a recipe',
  },
  errors: {
    title: 'Errors',
    paragraphs: [
      "Every error has this body: a message for people, a code for programs and, for invalid fields, a message for each. Another account's items get the same response as missing ones. Server errors have a <code>requestId</code> that identifies them in the log.",
    ],
    example: 'Response 400',
    exampleNamed: 'the example of an error',
    status: 'Status',
    codeAndMessage: 'Code and message',
  },
  limits: {
    title: 'Rate limits',
    paragraphs: [
      'Too many requests get a 429, and <code>Retry-After</code> says how many seconds to wait. A network is an IPv4 address or the first 64 bits of an IPv6 address.',
    ],
    counted: 'Requests',
    most: 'At most',
  },
} as const

export const LIMIT_TEXTS = {
  signInPerAccount: 'Failed sign-ins to an account',
  signInPerNetwork: 'Failed sign-ins from a network',
  signUpPerNetwork: 'Accounts created from a network',
  newPasswordsPerNetwork: 'Passwords checked for new accounts from a network',
  newPasswordsPerAccount: 'New passwords checked for an account',
  forgotPasswordPerAccount: 'Password reset links for an account',
  forgotPasswordPerNetwork: 'Password reset links requested from a network',
  linkPerNetwork: 'Email links opened from a network',
  identityProviderPerNetwork: 'Sign-ins with the identity provider from a network',
  resendPerMinute: 'Verification emails resent to an account',
  resendPerDay: 'Verification emails resent to an account',
  currentPasswordPerAccount: 'Wrong current passwords for an account',
  secondFactorPerAccount: 'Wrong codes and passkeys in the second step of signing in to an account',
  secondFactorPerDay: 'Wrong codes and passkeys in the second step of signing in to an account',
  passkeyPerNetwork: 'Passkey sign-ins started from a network',
  requestsPerToken: 'Requests with an API token',
  newTokensPerDay: 'API tokens created for an account',
  changesPerAccount: 'Requests that can change something, per account',
  missesPerAccount: 'Requests for missing items, per account',
  adminDenialsPerAccount: 'Refused administration requests that the audit log records',
  downloadPerAccount: 'Full data downloads of an account',
  paymentsPerAccount: 'Payment provider requests for an account',
  sharesPerAccount: 'New share links of an account',
  sharedPerNetwork: 'Share links opened from a network',
  sharedPasswordPerNetwork: 'Wrong passwords of share links from a network',
  sharedPasswordPerLink: "Wrong passwords of a share link from networks that haven't opened it",
  sharedPasswordPerLinkAndNetwork: 'Wrong passwords of a share link from one of these networks',
  sharedPasswordPerLinkSlowly: 'Passwords of a share link from further networks after that',
  sharedPerLinkAndNetwork: 'Openings of a share link from a network',
  passwordChangePerDay: 'Password changes of an account',
  emailChangePerDay: 'Email change requests of an account',
  contactPerNetwork: 'Contact form messages from a network',
  contactInAll: 'Contact form messages in total',
  contactRepeat: 'Deliveries of the same contact form message',
  domainLookupsPerAccount: 'Requests of an account to look up domain names',
  domainLookupsPerNetwork: 'Requests from a network to look up domain names',
  domainLookupsFirst: "First requests of an account to look up domain names, which others can't use up",
  domainLookupsBeyondFirst: 'Further requests of all accounts to look up domain names',
  domainLookupsInAll: 'Requests to look up domain names in total',
  invitationsPerAccount: 'Invitations to projects from an account',
  invitationsPerRecipient: 'Invitations to projects that one email address gets',
  joinsPerAccount: 'Invitations opened or accepted by an account',
  combinedMegabytesPerAccount: 'Megabytes of combined rows sent to an account, at least one per request',
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
