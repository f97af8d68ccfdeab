import { GUIDE_PATHS, type GuidePath } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { Code } from '#ui/text/code.tsx'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { GUIDE_TAGS } from './guide-tags.ts'

const PATHS = {
  ...Object.fromEntries(GUIDE_PATHS.map((path: GuidePath) => [GUIDE_TAGS[path], path])),
  generator: '/',
  rows: '/features#rows',
  import: '/how-to-use#import',
  commandline: '/how-to-use#command-line',
  faq: '/faq',
}

const TAGS: Readonly<Record<string, (children: string) => ReactNode>> = {
  ...Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, toLink(path)])),
  code: (children) => <Code>{children}</Code>,
  b: (children) => <strong className="font-semibold text-ink">{children}</strong>,
}

export function GuideText({ text }: { readonly text: string }) {
  return <RichText text={text} tags={TAGS} />
}
