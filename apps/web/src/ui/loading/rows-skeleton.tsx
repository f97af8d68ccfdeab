import { Bone, Skeleton } from './skeleton.tsx'

const WIDTHS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52', 'w-44'] as const

export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      <div className="divide-y divide-line rounded-md border border-line bg-card">
        {WIDTHS.map((width) => (
          <div key={width} className="flex items-center gap-4 px-4 py-4">
            <Bone className="size-5" />
            <Bone className={`h-4 ${width}`} />
            <Bone className="ml-auto h-4 w-24" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
