import { columnColors } from '../../../../../shared/ui/column-colors.ts'
import type { RowSource } from '../../../compute/row-source.ts'

export function RowShuttle({ source: { columns, extent } }: { readonly source: RowSource }) {
  const woven = [...new Set(columns)].filter((_, row) => BigInt(row) < extent)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-2 z-10 hidden overflow-hidden motion-safe:block print:hidden"
    >
      {woven.map((place) => (
        <div key={place} className="flex h-6 items-end motion-safe:animate-weft">
          <span className={`h-[3px] w-10 rounded-full ${columnColors(place).edge}`} />
        </div>
      ))}
    </div>
  )
}
