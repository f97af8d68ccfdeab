let addresses = 0

/** An IP address that nobody else in a test file uses, so that tests don't share rate limits. */
export function anAddress(): string {
  addresses++
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}
