import { PRODUCT_TEXTS, SIGN_IN_PATH } from '@wordloom/contract'
import { Link } from 'react-router'
import { Mark } from '../../shared/ui/mark.tsx'

const LINK =
  'inline-flex min-h-8 items-center rounded-sm text-sm text-soft underline-offset-4 hover:text-ink hover:underline'

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[1720px] flex-wrap items-center justify-between gap-x-10 gap-y-3 px-4 py-6 sm:px-8">
        <p className="flex items-center gap-2.5 text-sm text-soft">
          <Mark className="size-5" />
          {PRODUCT_TEXTS.footer}
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5 gap-y-1">
          {PLACES.map(({ to, label }) => (
            <Link key={to} to={to} className={LINK}>
              {label}
            </Link>
          ))}
          {/* Documents of their own: the server decides where signing in happens. */}
          <a href={SIGN_IN_PATH} className={`${LINK} signed-in:hidden`}>
            Sign In
          </a>
          <a href={SIGN_IN_PATH} className={`${LINK} signed-in:hidden`}>
            Sign Up
          </a>
        </nav>
      </div>
    </footer>
  )
}

const PLACES = [
  { to: '/features', label: 'Features' },
  { to: '/about', label: 'About' },
  { to: '/how-to-use', label: 'How to Use' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/dashboard', label: 'Dashboard' },
]
