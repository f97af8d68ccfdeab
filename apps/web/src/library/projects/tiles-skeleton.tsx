import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { PROJECTS_TEXTS } from './texts.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function TilesSkeleton() {
  return (
    <Skeleton label={PROJECTS_TEXTS.loading}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PLACES.map((place) => (
          <div key={place} className="rounded-md border border-line bg-card p-4">
            <div className="flex gap-3">
              <Bone className="size-9" />
              <div className="grow">
                <Bone className="h-5 w-2/3" />
                <Bone className="mt-2 h-4 w-1/3" />
              </div>
            </div>
            <Bone className="mt-4 h-4 w-full" />
            <Bone className="mt-2 h-4 w-1/2" />
            <Bone className="mt-6 h-4 w-2/5" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
