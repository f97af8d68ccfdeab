import { PRODUCT_TEXTS, SIGN_IN_PATH } from '@wordloom/contract'
import { Mark } from '../../shared/ui/mark.tsx'

const LINK =
  'inline-flex min-h-8 items-center rounded-sm text-sm text-soft underline-offset-4 hover:text-ink hover:underline'

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[1720px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 sm:px-8">
        <p className="mr-auto flex items-center gap-2.5 text-sm text-soft">
          <Mark className="size-5" />
          {PRODUCT_TEXTS.footer}
        </p>
        {/* Documents of their own: the server decides where signing in happens. */}
        <a href={SIGN_IN_PATH} className={LINK}>
          Sign In
        </a>
        <a href={SIGN_IN_PATH} className={LINK}>
          Sign Up
        </a>
      </div>
    </footer>
  )
}
