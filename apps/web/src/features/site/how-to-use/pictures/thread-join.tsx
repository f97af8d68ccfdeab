import { threadColours } from '../../../../shared/ui/thread-colours.ts'

export function ThreadJoin({ isGathering }: { readonly isGathering: boolean }) {
  return (
    <svg
      viewBox="0 0 600 48"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
      className="block min-h-10 w-full grow basis-0 sm:min-h-12"
    >
      {[0, 1, 2].map((place) => {
        const to = 300 + (place - 1) * 6
        const from = isGathering ? 100 + place * 200 : to
        return (
          <path
            key={place}
            d={`M${from} 0C${from} 32 ${to} 14 ${to} 48`}
            vectorEffect="non-scaling-stroke"
            className={threadColours(place).stroke}
          />
        )
      })}
    </svg>
  )
}
