import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes over what was chosen in the prerendered page before it came to life: the browser shows it, and React keeps that,
 * but does not tell. The fields must have `autoComplete="off"`, or a browser puts choices of another visit into them.
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
