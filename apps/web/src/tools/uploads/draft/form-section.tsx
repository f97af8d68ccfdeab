import { type ReactNode, useId } from 'react'

interface FormSectionProps {
  readonly title: string
  readonly help?: string
  readonly action?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function FormSection({ title, help, action, className = '', children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-md border border-line bg-card px-4 pt-4 pb-5 sm:px-5 ${className}`}
    >
      <div className="mb-3.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h2 id={id} className="text-base/6 font-semibold tracking-tight">
            {title}
          </h2>
          {help !== undefined && <p className="mt-0.5 max-w-2xl text-sm/6 text-soft">{help}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
