import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'

const CARDS = ['free', 'monthly', 'yearly'] as const
const LINES = ['w-40', 'w-48', 'w-36', 'w-44'] as const

export function PlanCardsSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      <PlanCardBones />
    </Skeleton>
  )
}

export function PlanCardBones() {
  return (
    <div className="mt-8 grid gap-4 md:grid-cols-3">
      {CARDS.map((card) => (
        <div key={card} className="rounded-md border border-line bg-card p-6">
          <Bone className="h-6 w-24" />
          <Bone className="mt-5 h-10 w-28" />
          <Bone className="mt-8 h-9 w-33" />
          {LINES.map((width) => (
            <Bone key={width} className={`mt-4 h-4 ${width}`} />
          ))}
          <Bone className="mt-8 h-10 w-full" />
        </div>
      ))}
    </div>
  )
}
