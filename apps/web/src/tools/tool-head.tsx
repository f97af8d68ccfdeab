import type { ReactNode } from 'react'
import { Breadcrumb, type Place } from '#ui/pages/breadcrumb.tsx'
import { SITE_TITLE } from '#ui/text/title.ts'
import { TOOLS_TEXTS } from './texts.ts'

export const TOOLS_PLACE: Place = { name: TOOLS_TEXTS.title, path: '/tools' }

export const TOOL_FRAME = 'mx-auto w-full max-w-(--page) px-4 sm:px-8'

interface ToolHeadProps {
  readonly above?: readonly Place[]
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

export function ToolHead({ above = [TOOLS_PLACE], name, title, lead, children }: ToolHeadProps) {
  return (
    <div className={`${TOOL_FRAME} pt-6 pb-8`}>
      <Breadcrumb above={above} name={name} />
      <h1 className={`mt-6 ${SITE_TITLE}`}>{title}</h1>
      <p className="mt-3 max-w-2xl text-lg/7 text-soft">{lead}</p>
      {children}
    </div>
  )
}
