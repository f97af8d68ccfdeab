/** The colours of the columns of an example by their place. */
export const EXAMPLE_THREADS = [
  { edge: 'border-thread-1', ink: 'text-thread-ink-1', stroke: 'stroke-thread-1' },
  { edge: 'border-thread-2', ink: 'text-thread-ink-2', stroke: 'stroke-thread-2' },
  { edge: 'border-thread-3', ink: 'text-thread-ink-3', stroke: 'stroke-thread-3' },
] as const
