/** Marks a button whose press counts also before the page has come to life: it waits, visibly, and is done then. */
export const EARLY = { 'data-early': '' } as const

/**
 * Counts such presses until the page has come to life, and keeps them from React, which throws away what it meets before it knows the
 * page. Runs before the first paint.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',function(e){var r=document.documentElement,b=e.target.closest('[data-early]');if(!b||'alive'in r.dataset)return;e.stopPropagation();b.dataset.pressed=1+(b.dataset.pressed|0);b.setAttribute('aria-busy','true')},true)`

/** Does what was pressed before the page came to life. */
export async function replayEarlyPress(): Promise<void> {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const presses = Number(button.dataset['pressed'])
    button.removeAttribute('data-pressed')
    button.removeAttribute('aria-busy')
    for (let press = 0; press < presses; press++) {
      button.click()
      // React shows by then what that has changed.
      await null
    }
  }
}
