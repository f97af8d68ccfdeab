/** What authenticators keep to name an account: its id, which says nothing about whom it belongs to. base64url. */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Null for what names no account. */
export function fromUserHandle(handle: string): string | null {
  const hex = Buffer.from(handle, 'base64url').toString('hex')
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)
  return parts?.slice(1).join('-') ?? null
}
