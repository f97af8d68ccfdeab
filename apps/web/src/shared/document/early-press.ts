/** Marks a button that can be pressed before hydration; the click follows later. */
export const EARLY = { 'data-early': '' } as const

/** Stops early clicks, because React discards events from before hydration. Runs before the first paint. */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',function(e){var r=document.documentElement,b=e.target.closest('[data-early]');if(!b||'alive'in r.dataset)return;e.stopPropagation();b.dataset.pressed=1+(b.dataset.pressed|0);b.setAttribute('aria-busy','true')},true)`

export async function replayEarlyPress(): Promise<void> {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const presses = Number(button.dataset['pressed'])
    button.removeAttribute('data-pressed')
    button.removeAttribute('aria-busy')
    for (let press = 0; press < presses; press++) {
      button.click()
      // Let React render the change first.
      await null
    }
  }
}
