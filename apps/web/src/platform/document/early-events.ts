declare global {
  interface Window {
    earlyDrop?: { readonly on: Element; readonly files: readonly File[] }
  }
}

export const EARLY = { 'data-early': '' } as const

const HOLD_CLICKS = `addEventListener('click',function(e){var r=document.documentElement,b=e.target.closest('[data-early]');if(!b||'alive'in r.dataset)return;e.stopPropagation();b.dataset.pressed=1+(b.dataset.pressed|0);b.setAttribute('aria-busy','true')},true)`

/** Without this, the browser would open the dropped files. */
const HOLD_DROPS = `['dragover','drop'].forEach(function(t){addEventListener(t,function(e){if('alive'in document.documentElement.dataset||!e.dataTransfer.types.includes('Files'))return;e.preventDefault();e.stopPropagation();if(t==='drop')window.earlyDrop={on:e.target,files:[...e.dataTransfer.files]}},true)})`

/** Holds clicks and drops until hydration, because React would discard them. Runs before the first paint. */
export const EARLY_EVENTS_SCRIPT = `${HOLD_CLICKS};${HOLD_DROPS}`

export function replayEarlyEvents(): void {
  replayDrop()
  void replayClicks()
}

function replayDrop(): void {
  const { earlyDrop } = window
  if (earlyDrop === undefined) return
  delete window.earlyDrop
  const dataTransfer = new DataTransfer()
  for (const file of earlyDrop.files) dataTransfer.items.add(file)
  earlyDrop.on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

async function replayClicks(): Promise<void> {
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
