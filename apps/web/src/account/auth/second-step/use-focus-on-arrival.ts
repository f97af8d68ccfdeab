import { useEffect } from 'react'

/** Navigation moves the focus to the heading. A page with a single task takes it a moment later. */
export function useFocusOnArrival(focus: () => void): void {
  useEffect(() => {
    const turn = setTimeout(focus)
    return () => clearTimeout(turn)
  }, [focus])
}
