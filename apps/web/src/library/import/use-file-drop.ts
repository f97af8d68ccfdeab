import { useEffect, useState } from 'react'

/** Otherwise the browser would open a dropped file, or the editor would insert its text. */
export function useFileDrop(take: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    function hold(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setIsOver(true)
    }
    function leave({ relatedTarget }: DragEvent) {
      if (relatedTarget === null) setIsOver(false)
    }
    function drop(event: DragEvent) {
      setIsOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      take(files)
    }
    document.addEventListener('dragover', hold, true)
    document.addEventListener('dragleave', leave, true)
    document.addEventListener('drop', drop, true)
    return () => {
      document.removeEventListener('dragover', hold, true)
      document.removeEventListener('dragleave', leave, true)
      document.removeEventListener('drop', drop, true)
    }
  }, [take])
  return isOver
}
