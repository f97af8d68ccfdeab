/** Causes of causes end here: they may go in a circle. */
const DEEPEST = 5

const MOST_CHARACTERS = 8000

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: LoggedError
}

/**
 * What the log tells of an error. Libraries hang all they know on theirs: the row that was refused, the recipient, the request with
 * its key; of that only what names the failure is kept, and in texts nothing of a person and no secret.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: '' }
  const { name, message, stack = '', cause } = error
  const code = 'code' in error ? error.code : undefined
  return {
    type: name,
    message: withoutSecrets(message),
    ...((typeof code === 'string' || typeof code === 'number') && { code: withoutSecrets(String(code)) }),
    stack: withoutSecrets(stack),
    ...(cause !== undefined && depth < DEEPEST && { cause: toLoggedError(cause, depth + 1) }),
  }
}

const HIDDEN: readonly (readonly [RegExp, string])[] = [
  // user:password@ of addresses
  [/(\w{1,20}:\/\/)[^\s/@]{1,500}@/g, '$1…@'],
  [/[^\s<>"'(),;:=@/]{1,64}@(?=[^\s<>"'(),;:@])/g, '…@'],
  // What follows may hold what only the two sides should know.
  [/(\bhttps?:\/\/[^\s?"'<>]{1,500})\?[^\s"'<>]+/g, '$1?…'],
  [/\b(?:[sr]k_(?:live|test)|whsec|wlt)_\w+/g, '…'],
  // The key of a demo's link, even when the link was cut off.
  [/(\/demo\/)[^\s/?"'<>]+/g, '$1…'],
  // Tokens are of 32 random bytes and more; nothing else is that long without a break.
  [/[\w-]{43,}/g, '…'],
]

/** As much of a text as says what it is about, without e-mail addresses, passwords in addresses, queries, keys and tokens. */
export function withoutSecrets(text: string): string {
  const start = text.slice(0, MOST_CHARACTERS)
  return HIDDEN.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), start)
}
