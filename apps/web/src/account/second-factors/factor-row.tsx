import type { ReactNode } from 'react'

interface FactorRowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly about: ReactNode
  readonly action: ReactNode
  readonly children?: ReactNode
}

export function FactorRow({ icon, title, about, action, children }: FactorRowProps) {
  return (
    <li className="px-4 py-3.5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <span className="self-start pt-0.5 text-faint">{icon}</span>
        <div className="min-w-0">
          <h3 className="text-base/6 font-medium">{title}</h3>
          <div className="text-xs/5 text-soft">{about}</div>
        </div>
        <div className="col-start-2 sm:col-start-3">{action}</div>
      </div>
      {children}
    </li>
  )
}
