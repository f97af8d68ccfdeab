import { PRODUCT_TEXTS } from '@wordloom/contract'
import type { MetaDescriptor } from 'react-router'
import { siteAddress } from './site-address.ts'

interface PublicPage {
  readonly path: string
  readonly title: string
  /** At most 160 characters, for search engines and shared links. */
  readonly description: string
  readonly pictureText?: string
}

export function pageMeta({ path, title, description, pictureText = title }: PublicPage): MetaDescriptor[] {
  const address = siteAddress() + path
  const whole = path === '/' ? title : `${title} · ${PRODUCT_TEXTS.name}`
  return [
    { title: whole },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: PRODUCT_TEXTS.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: siteAddress() + picturePath(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: pictureText },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export function memberMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${PRODUCT_TEXTS.name}` }, { name: 'robots', content: 'noindex' }]
}

/** @example picturePath('/faq') // '/pictures/faq.png' */
function picturePath(path: string): string {
  return `/pictures/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
