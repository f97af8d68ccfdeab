import { GENERATOR_MESSAGES, type GuidePath, PRODUCT_TEXTS, type User } from '@wordloom/contract'
import { Link } from 'react-router'
import { useUser } from '../../../shared/user/use-user.ts'
import { GENERATOR_TEXTS, WELCOME_TEXTS } from '../texts.ts'

export function Hero() {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 sm:mb-6 printing-rows:hidden">
      <div className="max-w-3xl">
        <h1 className="text-[24px]/7.5 font-bold tracking-[-0.022em] text-balance sm:text-[32px]/10">
          {PRODUCT_TEXTS.headline}
        </h1>
        <p className="mt-1.5 text-soft sm:text-base/6">{`${PRODUCT_TEXTS.tagline}.`}</p>
      </div>
      <div className="min-w-0 space-y-2 max-sm:w-full">
        {/* On a phone the categories scroll sideways in one row, so that the columns stay near the top. */}
        <ul
          aria-label={GENERATOR_TEXTS.madeFor}
          className="flex gap-1.5 scrollbar-none max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap"
        >
          {PRODUCT_TEXTS.categories.map((category) => (
            <li key={category}>
              <Link
                to={GUIDES[category]}
                className="flex min-h-7 items-center rounded-full border border-line bg-card px-3 text-[13px]/5 whitespace-nowrap text-soft transition-colors hover:border-edge hover:text-ink"
              >
                {category}
              </Link>
            </li>
          ))}
        </ul>
        <Welcome />
      </div>
    </div>
  )
}

/** CSS picks one of the two lines before the first paint, so that the layout doesn't shift. */
function Welcome() {
  const { user } = useUser()
  return (
    <p className="min-h-6 text-[13px]/5 xl:text-right">
      <Link
        to="/signup"
        className="inline-block rounded-sm py-0.5 font-medium text-accent underline-offset-4 signed-in:hidden hover:underline"
      >
        {GENERATOR_MESSAGES.visitorInvitation}
      </Link>
      <span className="inline-block py-0.5 font-medium break-all text-soft signed-out:hidden">
        {user !== null && greet(user)}
      </span>
    </p>
  )
}

function greet({ firstName, email }: User): string {
  return firstName === null ? WELCOME_TEXTS.signedInAs(email) : WELCOME_TEXTS.back(firstName)
}

const GUIDES: Record<(typeof PRODUCT_TEXTS.categories)[number], GuidePath> = {
  SEO: '/seo-guide',
  PPC: '/google-ads-guide',
  Databases: '/data-entry-guide',
  'Affiliate Marketing': '/affiliate-marketing-guide',
  Domaining: '/domainers-guide',
  'Ecommerce Pros': '/ecommerce-guide',
}
