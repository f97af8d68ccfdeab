import { type RefObject, useEffect, useRef } from 'react'

/**
 * Adopts a choice made in the prerendered page before hydration: React keeps what the browser shows but
 * doesn't report it. The fields need `autoComplete="off"`, because otherwise browsers restore choices of
 * earlier visits.
 */
export function useAdoptChoice<Field extends Element>(
  adopt: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const first = useRef(adopt)
  useEffect(() => {
    if (field.current !== null) first.current(field.current)
  }, [])
  return field
}
