import { PRODUCT_TEXTS, SIGN_IN_PATH, SIGN_UP_PATH } from '@wordloom/contract'
import { Link, useLocation } from 'react-router'
import { Mark } from '#ui/drawings/mark.tsx'
import { FOOTER_TEXTS, PLACE_TEXTS } from './texts.ts'

const LINK =
  'inline-flex min-h-8 items-center rounded-sm text-sm text-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink'

export function Footer() {
  const { pathname } = useLocation()
  return (
    <footer className="border-t border-line bg-card print:hidden">
      <div className="mx-auto grid max-w-(--page) gap-x-16 gap-y-8 px-4 py-10 sm:px-8 md:grid-cols-[1fr_auto]">
        <div>
          <p className="flex items-center gap-2.5 font-bold tracking-tight">
            <Mark className="size-6" />
            {PRODUCT_TEXTS.name}
          </p>
          <p className="mt-2 max-w-64 text-sm/6 text-soft">{PRODUCT_TEXTS.footer}</p>
        </div>
        <nav
          aria-label={FOOTER_TEXTS.navigation}
          className="grid grid-cols-2 gap-x-8 gap-y-6 min-[30rem]:grid-cols-3 sm:gap-x-16"
        >
          {GROUPS.map(({ title, places }) => (
            <div key={title}>
              <p
                id={`footer-${title.replaceAll(' ', '-')}`}
                className="mb-1 text-xs/6 font-semibold text-ink"
              >
                {title}
              </p>
              <ul aria-labelledby={`footer-${title.replaceAll(' ', '-')}`}>
                {places.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} aria-current={to === pathname ? 'page' : undefined} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
                {/* These need a full page load, because the server decides where to sign in. */}
                {title === FOOTER_TEXTS.account &&
                  WAYS_IN.map(({ href, label }) => (
                    <li key={label} className="signed-in:hidden">
                      <a href={href} className={LINK}>
                        {label}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}

const GROUPS = [
  {
    title: FOOTER_TEXTS.product,
    places: [
      { to: '/features', label: PLACE_TEXTS.features },
      { to: '/tools', label: PLACE_TEXTS.tools },
      { to: '/how-to-use', label: PLACE_TEXTS.howToUse },
      { to: '/faq', label: PLACE_TEXTS.faq },
    ],
  },
  {
    title: FOOTER_TEXTS.about,
    places: [
      { to: '/about', label: PLACE_TEXTS.about },
      { to: '/contact', label: PLACE_TEXTS.contact },
      { to: '/privacy', label: PLACE_TEXTS.privacy },
      { to: '/terms', label: PLACE_TEXTS.terms },
    ],
  },
  { title: FOOTER_TEXTS.account, places: [{ to: '/dashboard', label: PLACE_TEXTS.dashboard }] },
]
const WAYS_IN = [
  { href: SIGN_IN_PATH, label: PLACE_TEXTS.signIn },
  { href: SIGN_UP_PATH, label: PLACE_TEXTS.signUp },
]
