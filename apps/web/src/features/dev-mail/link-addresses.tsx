import type { ReactNode } from 'react'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

export function linkAddresses(text: string): readonly ReactNode[] {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a key={part} href={part} target="_blank" rel="noreferrer" className={`break-all ${TEXT_LINK}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
