declare global {
  interface Window {
    earlyDrop?: { readonly on: Element; readonly files: readonly File[] }
  }
}

/** The browser would open dropped files, and React discards events from before hydration. */
export const EARLY_DROP_SCRIPT = `['dragover','drop'].forEach(function(t){addEventListener(t,function(e){if('alive'in document.documentElement.dataset||!e.dataTransfer.types.includes('Files'))return;e.preventDefault();e.stopPropagation();if(t==='drop')window.earlyDrop={on:e.target,files:[...e.dataTransfer.files]}},true)})`

export function replayEarlyDrop(): void {
  const { earlyDrop } = window
  if (earlyDrop === undefined) return
  delete window.earlyDrop
  const dataTransfer = new DataTransfer()
  for (const file of earlyDrop.files) dataTransfer.items.add(file)
  earlyDrop.on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
