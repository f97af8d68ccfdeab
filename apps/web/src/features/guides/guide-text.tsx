import { GUIDE_PATHS, type GuidePath } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { RichText, toLink } from '../../shared/ui/text/rich-text.tsx'
import { GUIDE_TAGS } from './guide-tags.ts'

const PATHS = {
  ...Object.fromEntries(GUIDE_PATHS.map((path: GuidePath) => [GUIDE_TAGS[path], path])),
  generator: '/',
  import: '/how-to-use#import',
  commandline: '/how-to-use#command-line',
  faq: '/faq',
}

/** Code of at most this many characters stays on one line of the narrowest phone. */
const SHORT = 20

const TAGS: Readonly<Record<string, (children: string) => ReactNode>> = {
  ...Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, toLink(path)])),
  code: (children) => (
    <code
      className={`rounded-sm border border-line bg-wash box-decoration-clone px-1 py-px font-mono text-ink ${children.length > SHORT ? 'wrap-anywhere whitespace-pre-wrap' : 'whitespace-pre'}`}
    >
      {children}
    </code>
  ),
  b: (children) => <strong className="font-semibold text-ink">{children}</strong>,
}

export function GuideText({ text }: { readonly text: string }) {
  return <RichText text={text} tags={TAGS} />
}
