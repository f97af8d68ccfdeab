import { useEffect } from 'react'
import { useUnsaved } from './use-unsaved.tsx'

export function useUnsavedForm({ isDirty }: { readonly isDirty: boolean }, onClose: () => void) {
  const { check, leave, question } = useUnsaved(onClose)
  useEffect(() => {
    check.current = () => Promise.resolve(isDirty)
  }, [check, isDirty])
  return { leave, question }
}
