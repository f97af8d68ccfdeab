/** The row that was found stands out by more than its background, whose contrast is low. The outline lies above the number, which sticks. */
export function rowLook(isMarked: boolean): string {
  return isMarked
    ? 'bg-wash after:pointer-events-none after:absolute after:inset-0 after:outline-2 after:-outline-offset-2 after:outline-accent'
    : 'hover:bg-wash'
}

/** The border keeps the words that scroll below the number away from it. */
export function rowNumberLook(isMarked: boolean): string {
  const look = 'sticky left-0 border-r-8 pr-2 pl-5 text-right tabular-nums select-none'
  return isMarked
    ? `${look} border-wash bg-accent font-semibold text-accent-ink`
    : `${look} border-card bg-card text-faint group-hover:border-wash group-hover:bg-wash`
}
