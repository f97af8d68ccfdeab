/** Whether the header If-None-Match says that the client has what `tag` stands for (RFC 9110, 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
