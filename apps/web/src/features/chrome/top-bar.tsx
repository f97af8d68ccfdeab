import { PRODUCT_TEXTS } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Mark } from '../../shared/ui/mark.tsx'
import { AccountCorner } from './account-corner.tsx'
import { MemberNavigation } from './member-navigation.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function TopBar() {
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex min-h-15 max-w-[1720px] flex-wrap items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-8">
        <Link to="/" className="flex min-h-9 items-center gap-2.5 rounded-md pr-2">
          <Mark />
          <span className="text-[17px] font-bold tracking-tight">{PRODUCT_TEXTS.name}</span>
        </Link>
        <MemberNavigation />
        <div className="ml-auto flex items-center gap-x-1 sm:gap-x-2">
          <ShortcutHelp />
          <ThemeSwitch />
          <div className="flex items-center gap-x-1 signed-in:hidden sm:gap-x-2">
            <Link to="/login" className={buttonClass('quiet', 'max-sm:px-2.5')}>
              Sign In
            </Link>
            <Link to="/signup" className={buttonClass('plain', 'max-sm:px-2.5')}>
              Sign Up
            </Link>
          </div>
          <AccountCorner />
        </div>
      </div>
    </header>
  )
}
