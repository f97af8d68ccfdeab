import { API_DOCS_PATH } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Code } from '#ui/text/code.tsx'
import { Kbd } from '#ui/text/kbd.tsx'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'

const PATHS = {
  generator: '/',
  features: '/features',
  guides: '/features#guides',
  rows: '/features#rows',
  pricing: '/features#plans',
  how: '/how-to-use',
  import: '/how-to-use#import',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  account: '/account',
  dashboard: '/dashboard',
  projects: '/projects',
  signup: '/signup',
  forgot: '/forgot-password',
  api: API_DOCS_PATH,
  ads: '/google-ads-guide',
  seo: '/seo-guide',
  domains: '/domainers-guide',
  skus: '/data-entry-guide',
  social: '/social-media-guide',
} as const

const TAGS: Readonly<Record<string, (children: string) => ReactNode>> = {
  ...Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, toLink(path)])),
  // A full page load, because payments need a content security policy of their own.
  plans: (children) => (
    <Link to="/subscription" reloadDocument className={TEXT_LINK}>
      {children}
    </Link>
  ),
  code: (children) => <Code>{children}</Code>,
  key: (children) => <Kbd>{children}</Kbd>,
  b: (children) => <strong className="font-semibold text-ink">{children}</strong>,
}

export function SiteText({ text }: { readonly text: string }) {
  return <RichText text={text} tags={TAGS} />
}
