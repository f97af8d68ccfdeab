import type { User } from '@wordloom/contract'
import { useState } from 'react'

type Pictured = Pick<User, 'id' | 'firstName' | 'email' | 'profileImageUrl'>

interface AvatarProps {
  readonly user: Pictured | null
  readonly className?: string
}

/** Hidden from screen readers, because the name is always next to it. */
export function Avatar({ user, className = 'size-9 text-sm' }: AvatarProps) {
  const image = user?.profileImageUrl ?? null
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold text-card select-none ${toAvatarColor(user)} ${className}`}
    >
      {image !== null && image !== brokenImage ? (
        <img
          src={image}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBrokenImage(image)}
          className="size-full object-cover"
        />
      ) : (
        toInitial(user)
      )}
    </span>
  )
}

/** @example toInitial({ id: '1', firstName: 'ada', email: 'x@example.org', profileImageUrl: null }) // 'A' */
export function toInitial(user: Pictured | null): string {
  const [first] = new Intl.Segmenter().segment(user?.firstName || user?.email || 'U')
  return (first?.segment ?? 'U').toLocaleUpperCase()
}

const COLORS = [
  'bg-thread-ink-1',
  'bg-thread-ink-3',
  'bg-thread-ink-4',
  'bg-thread-ink-5',
  'bg-thread-ink-2',
  'bg-thread-ink-6',
] as const

export function toAvatarColor(user: Pictured | null): string {
  const sum = [...(user?.id ?? '')].reduce(
    (all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
  return COLORS[sum % COLORS.length] ?? COLORS[0]
}
