interface FormProgressProps {
  readonly isDrawn: readonly [boolean, boolean, boolean]
  readonly isRunning?: boolean
}

const LINES = [
  { path: 'M4 6C66 6 86 34 156 34S250 20 316 20', stroke: 'stroke-thread-1' },
  { path: 'M4 34C66 34 86 6 156 6S250 20 316 20', stroke: 'stroke-thread-2' },
  { path: 'M4 20H316', stroke: 'stroke-thread-3' },
] as const

/** Extends past the path, so that the line ends aren't clipped. */
const WHOLE = '[clip-path:inset(-4px)]'
const NOTHING = '[clip-path:inset(-4px_100%_-4px_-4px)]'

export function FormProgress({ isDrawn, isRunning = false }: FormProgressProps) {
  return (
    <svg
      viewBox="0 0 320 40"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-9 w-full"
    >
      {LINES.map(({ path }) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" className="stroke-line" />
      ))}
      <g className={isRunning ? 'animate-pulse' : ''}>
        {LINES.map(({ path, stroke }, place) => (
          <path
            key={stroke}
            d={path}
            vectorEffect="non-scaling-stroke"
            className={`${stroke} transition-[clip-path,opacity] duration-200 ease-out ${isDrawn[place] ? WHOLE : `opacity-0 ${NOTHING}`}`}
          />
        ))}
      </g>
    </svg>
  )
}
