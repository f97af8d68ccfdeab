const COLORS = [
  'bg-thread-ink-1!',
  'bg-thread-ink-3!',
  'bg-thread-ink-4!',
  'bg-thread-ink-5!',
  'bg-thread-ink-2!',
  'bg-thread-ink-6!',
] as const

export function toAvatarColor(id: string): string {
  const sum = [...id].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return COLORS[sum % COLORS.length] ?? COLORS[0]
}
