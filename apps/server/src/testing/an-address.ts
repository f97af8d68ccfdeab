let addresses = 0

/** A network address that nobody else of a test file comes from, so that none uses up the tries of others. */
export function anAddress(): string {
  addresses++
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}
