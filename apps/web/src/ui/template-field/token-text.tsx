import { columnColors } from '../column-colors.ts'
import type { MarkedToken } from './mark-range.ts'

export function TokenText({ tokens }: { readonly tokens: readonly MarkedToken[] }) {
  return tokens.map((token) => (
    <span key={token.from} className={toLook(token)}>
      {token.text}
    </span>
  ))
}

const MARK = 'underline decoration-danger decoration-wavy underline-offset-4'

function toLook({ kind, column, isMarked }: MarkedToken): string {
  const look =
    column !== null
      ? `rounded-sm bg-current/12 ${columnColors(column).ink}`
      : kind === 'word'
        ? 'font-medium text-accent'
        : kind === 'unknown'
          ? 'text-soft'
          : ''
  return isMarked ? `${look} ${MARK}` : look
}
