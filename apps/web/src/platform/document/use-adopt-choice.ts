import { type RefObject, useEffect, useRef } from 'react'

/** Restores choices made before hydration. The fields need `autoComplete="off"`: browsers restore others. */
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
