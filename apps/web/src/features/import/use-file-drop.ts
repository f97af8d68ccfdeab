import { useEffect } from 'react'

/**
 * Takes files that are dropped anywhere on the page: beside the dialog the browser would open them in place of the page, and
 * the editor would put their text in.
 */
export function useFileDrop(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    function hold(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    function drop(event: DragEvent) {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      take(files)
    }
    document.addEventListener('dragover', hold, true)
    document.addEventListener('drop', drop, true)
    return () => {
      document.removeEventListener('dragover', hold, true)
      document.removeEventListener('drop', drop, true)
    }
  }, [take])
}
