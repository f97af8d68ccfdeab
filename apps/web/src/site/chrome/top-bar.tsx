import { PRODUCT_TEXTS } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Mark } from '#ui/drawings/mark.tsx'
import { AccountCorner } from './account/account-corner.tsx'
import { MemberNavigation, VisitorNavigation } from './navigation/navigation.tsx'
import { VisitorMenu } from './navigation/visitor-menu.tsx'
import { ShortcutHelp } from './shortcuts/shortcut-help.tsx'
import { ContentStart, SkipLink } from './skip-link.tsx'
import { PLACE_TEXTS } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function TopBar() {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-card print:hidden">
        <div className="mx-auto flex min-h-15 max-w-(--page) flex-wrap items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-8">
          <Link to="/" className="flex min-h-9 items-center gap-2 rounded-md sm:gap-2.5 sm:pr-2">
            <Mark />
            <span className="text-lg font-bold tracking-tight max-[24rem]:sr-only">{PRODUCT_TEXTS.name}</span>
          </Link>
          <VisitorNavigation />
          <MemberNavigation />
          <div className="ml-auto flex items-center gap-x-0.5 sm:gap-x-2">
            <ShortcutHelp />
            <ThemeSwitch />
            <div className="flex items-center gap-x-0.5 signed-in:hidden sm:gap-x-2">
              <Link to="/login" className={buttonClass('quiet', 'max-sm:px-2')}>
                {PLACE_TEXTS.signIn}
              </Link>
              <Link to="/signup" className={buttonClass('plain', 'max-sm:px-2')}>
                {PLACE_TEXTS.signUp}
              </Link>
            </div>
            <VisitorMenu />
            <AccountCorner />
          </div>
        </div>
      </header>
      <ContentStart />
    </>
  )
}
