import { EARLY } from '#platform/document/early-events.ts'
import { useTheme } from '#platform/document/theme.ts'
import { MoonIcon, SunIcon } from './icons.tsx'
import { TOP_BAR_TEXTS } from './texts.ts'

export function ThemeSwitch() {
  const [theme, choose] = useTheme()
  const isDark = theme === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={TOP_BAR_TEXTS.darkTheme}
      title={TOP_BAR_TEXTS.darkTheme}
      {...EARLY}
      onClick={() => choose(isDark ? 'light' : 'dark')}
      className="inline-flex size-9 items-center justify-center rounded-md text-soft transition-colors hover:bg-wash hover:text-ink"
    >
      {isDark ? <SunIcon className="size-[18px]" /> : <MoonIcon className="size-[18px]" />}
    </button>
  )
}
