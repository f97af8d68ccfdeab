/** Authenticators store this handle. It's the account's id as base64url, which reveals no personal data. */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

export function fromUserHandle(handle: string): string | null {
  const hex = Buffer.from(handle, 'base64url').toString('hex')
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)
  return parts?.slice(1).join('-') ?? null
}
