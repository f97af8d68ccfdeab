import type { ReactNode } from 'react'
import { SITE_TITLE } from '#ui/text/title.ts'
import { CONTACT_TEXTS as TEXTS } from './texts.ts'

interface HalvesProps {
  readonly address?: ReactNode
  readonly more: ReactNode
  readonly form: ReactNode
}

export function Halves({ address, more, form }: HalvesProps) {
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className={SITE_TITLE}>{TEXTS.title}</h1>
        <p className="mt-4 max-w-md text-lg/7 text-pretty text-soft">{TEXTS.lead}</p>
        {address !== undefined && <div className="mt-6">{address}</div>}
      </div>
      <div className="self-start rounded-md border border-line bg-card p-5 sm:p-8 lg:row-span-2">{form}</div>
      <div className="border-t border-line pt-7 lg:max-w-md">{more}</div>
    </div>
  )
}
