import { type GuidePath, PRODUCT_TEXTS } from '@wordloom/contract'
import { Link } from 'react-router'
import { CATEGORIES_TEXTS } from './texts.ts'

export function Categories() {
  return (
    <div className="mx-auto flex max-w-(--page) flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-6 sm:-mt-4 sm:px-8">
      <p id="made-for" className="text-xs/5 text-soft">
        {CATEGORIES_TEXTS.madeFor}
      </p>
      <ul aria-labelledby="made-for" className="flex flex-wrap gap-1.5">
        {PRODUCT_TEXTS.categories.map((category) => (
          <li key={category}>
            <Link
              to={GUIDES[category]}
              className="flex min-h-7 items-center rounded-full border border-line bg-card px-3 text-xs/5 whitespace-nowrap text-soft transition-colors hover:border-edge hover:text-ink"
            >
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const GUIDES: Record<(typeof PRODUCT_TEXTS.categories)[number], GuidePath> = {
  SEO: '/seo-guide',
  PPC: '/google-ads-guide',
  Databases: '/data-entry-guide',
  'Affiliate Marketing': '/affiliate-marketing-guide',
  Domaining: '/domainers-guide',
  'Ecommerce Pros': '/ecommerce-guide',
}
