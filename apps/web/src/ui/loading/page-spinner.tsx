import { LOADING_TEXTS } from '../texts.ts'

export function PageSpinner() {
  return (
    <main aria-busy="true" className="flex w-full grow flex-col items-center justify-center gap-4 px-4 py-24">
      <div role="status" className="animate-appear">
        <span className="sr-only">{LOADING_TEXTS.page}</span>
        <svg
          viewBox="0 0 32 32"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          aria-hidden="true"
          className="size-10"
        >
          {LINES.map(({ path, className }) => (
            <path
              key={path}
              d={path}
              pathLength="1"
              strokeDasharray="0.35 0.65"
              className={`animate-dashes ${className}`}
            />
          ))}
        </svg>
      </div>
      <noscript>
        <p className="text-soft">{LOADING_TEXTS.needsScript}</p>
      </noscript>
    </main>
  )
}

const LINES = [
  { path: 'M4.5 3.5c0 8.5 16.5 8 16.5 15.5 0 5-5 5-5 10', className: 'stroke-thread-1' },
  {
    path: 'M27.5 3.5C27.5 12 11 11.5 11 19c0 5 5 5 5 10',
    className: 'stroke-thread-2 [animation-delay:150ms]',
  },
  { path: 'M16 3.5V29', className: 'stroke-thread-3 [animation-delay:300ms]' },
] as const
