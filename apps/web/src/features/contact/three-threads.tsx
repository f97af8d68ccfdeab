interface ThreadsProps {
  /** Which of the three are there, from above. */
  readonly isDrawn: readonly [boolean, boolean, boolean]
  /** While the message is under way they run. */
  readonly isRunning?: boolean
}

const THREADS = [
  { path: 'M8 6C70 6 90 34 160 34S250 20 312 20', stroke: 'stroke-thread-1' },
  { path: 'M8 34C70 34 90 6 160 6S250 20 312 20', stroke: 'stroke-thread-2' },
  { path: 'M8 20H312', stroke: 'stroke-thread-3' },
] as const

/** A thread for each of what a message needs: they lead from who writes to who reads, and run into one. */
export function ThreeThreads({ isDrawn, isRunning = false }: ThreadsProps) {
  return (
    <svg
      viewBox="0 0 320 40"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-8 w-full"
    >
      {THREADS.map(({ path }) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" className="stroke-line" />
      ))}
      {THREADS.map(({ path, stroke }, place) => (
        <path
          key={stroke}
          d={path}
          pathLength="1"
          strokeDasharray={isRunning ? '0.12 0.08' : '1 1'}
          strokeDashoffset={isRunning || isDrawn[place] ? 0 : 1}
          vectorEffect="non-scaling-stroke"
          className={`${stroke} transition-[stroke-dashoffset,opacity] duration-200 ease-out ${isRunning ? 'animate-weave' : ''} ${isRunning || isDrawn[place] ? '' : 'opacity-0'}`}
        />
      ))}
    </svg>
  )
}
