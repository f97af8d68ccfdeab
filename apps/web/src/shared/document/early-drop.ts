declare global {
  interface Window {
    /** What was dropped before the page had come to life, and where. */
    earlyDrop?: { readonly on: Element; readonly files: readonly File[] }
  }
}

/**
 * Keeps files that are dropped until the page has come to life: a browser would leave the page for them. They are kept from React, which
 * throws away what it meets before it knows the page.
 */
export const EARLY_DROP_SCRIPT = `['dragover','drop'].forEach(function(t){addEventListener(t,function(e){if('alive'in document.documentElement.dataset||!e.dataTransfer.types.includes('Files'))return;e.preventDefault();e.stopPropagation();if(t==='drop')window.earlyDrop={on:e.target,files:[...e.dataTransfer.files]}},true)})`

/** Drops again what was dropped before the page came to life. */
export function replayEarlyDrop(): void {
  const { earlyDrop } = window
  if (earlyDrop === undefined) return
  delete window.earlyDrop
  const dataTransfer = new DataTransfer()
  for (const file of earlyDrop.files) dataTransfer.items.add(file)
  earlyDrop.on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
