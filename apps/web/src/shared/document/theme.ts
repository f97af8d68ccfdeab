export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'wordloom-theme'

/** Runs before the first paint; mirrors `applyTheme`. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
