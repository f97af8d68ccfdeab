/** Causes can form a cycle. */
const DEEPEST = 5

const MAX_CHARACTERS = 8000

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: LoggedError
}

/** Keeps only what names the failure: libraries attach rows, recipients and keys to their errors. */
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
  [/(\w{1,20}:\/\/)[^\s/@]{1,500}@/g, '$1…@'],
  [/[^\s<>"'(),;:=@/]{1,64}@(?=[^\s<>"'(),;:@])/g, '…@'],
  [/(\bhttps?:\/\/[^\s?"'<>]{1,500})\?[^\s"'<>]+/g, '$1?…'],
  [/\b(?:[sr]k_(?:live|test)|whsec|wlt)_\w+/g, '…'],
  // The demo key, even if the link is cut off.
  [/(\/demo\/)[^\s/?"'<>]+/g, '$1…'],
  // Tokens have at least 32 random bytes (43 characters in base64url).
  [/[\w-]{43,}/g, '…'],
]

export function withoutSecrets(text: string): string {
  const start = text.slice(0, MAX_CHARACTERS)
  return HIDDEN.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), start)
}
