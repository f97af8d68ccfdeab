import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  readonly title: string
  readonly about: ReactNode
  readonly accent: `before:bg-thread-${1 | 2 | 3 | 4 | 5 | 6}`
  readonly children: ReactNode
}

export function AccountSection({ title, about, accent, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`relative grid gap-x-12 gap-y-5 border-t border-line py-9 before:absolute before:-top-px before:left-0 before:h-[3px] before:w-12 before:rounded-b-sm ${accent} lg:grid-cols-[17rem_minmax(0,1fr)]`}
    >
      <div>
        <h2 id={id} className="text-lg/7 font-semibold tracking-tight">
          {title}
        </h2>
        <div className="mt-1 max-w-md text-sm/6 text-soft">{about}</div>
      </div>
      <div className="min-w-0 max-w-xl">{children}</div>
    </section>
  )
}
