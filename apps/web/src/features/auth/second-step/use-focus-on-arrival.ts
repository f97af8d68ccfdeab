import { useEffect } from 'react'

/** On a change of page the heading takes the focus; where there is but one thing to do, that has it a moment later. */
export function useFocusOnArrival(focus: () => void): void {
  useEffect(() => {
    const turn = setTimeout(focus)
    return () => clearTimeout(turn)
  }, [focus])
}
