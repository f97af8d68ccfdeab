import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui/pages/breadcrumb.tsx'
import { SITE_TITLE } from '#ui/text/title.ts'
import { FRAME } from './section.tsx'

interface SiteHeadProps {
  readonly title: string
  readonly lead: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export function SiteHead({ title, lead, actions, children }: SiteHeadProps) {
  return (
    <div className={`${FRAME} pt-6 pb-10 sm:pb-14`}>
      <Breadcrumb name={title} />
      <div className="mt-6 grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className={SITE_TITLE}>{title}</h1>
          <p className="mt-3 max-w-xl text-lg/7 text-soft">{lead}</p>
          {actions !== undefined && <p className="mt-6 flex flex-wrap gap-3 print:hidden">{actions}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
