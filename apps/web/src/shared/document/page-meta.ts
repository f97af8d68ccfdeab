import { PRODUCT_TEXTS } from '@wordloom/contract'
import type { MetaDescriptor } from 'react-router'
import { siteAddress } from './site-address.ts'

interface PublicPage {
  readonly path: string
  /** Without the name of the product, which is added. */
  readonly title: string
  /** What search engines and shared links say of it: a sentence or two, at most 160 characters. */
  readonly description: string
  /** What the picture for sharing shows; the title unless told. */
  readonly pictureText?: string
}

/** What the head of a public page says, to browsers, search engines and whoever shares a link (ogp.me). */
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

/** What the head of a page says that is for its account alone. */
export function memberMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${PRODUCT_TEXTS.name}` }, { name: 'robots', content: 'noindex' }]
}

/** @example picturePath('/faq') // '/pictures/faq.png' */
function picturePath(path: string): string {
  return `/pictures/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
