import { useSyncExternalStore } from 'react'
import { keptOnDevice } from '../lib/kept-text.ts'
import { Listeners } from '../lib/listeners.ts'

export type Theme = 'light' | 'dark'

const KEY = 'wordloom-theme'
const kept = keptOnDevice(KEY)
const PAPER: Record<Theme, string> = { light: '#ffffff', dark: '#171a21' }
const SYSTEM_DARK = '(prefers-color-scheme: dark)'

/** Applies a stored theme before the first paint. Without one, the page follows the system. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const listeners = new Listeners()

/** A choice that equals the system's theme isn't stored. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'light'), chooseTheme]
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : systemTheme()
}

function systemTheme(): Theme {
  return matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light'
}

function chooseTheme(theme: Theme): void {
  const isSystem = theme === systemTheme()
  if (isSystem) document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', PAPER[theme])
  }
  if (isSystem) kept.remove()
  else kept.write(theme)
  listeners.notify()
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(SYSTEM_DARK)
  const end = listeners.subscribe(listener)
  system.addEventListener('change', listener)
  return () => {
    end()
    system.removeEventListener('change', listener)
  }
}
