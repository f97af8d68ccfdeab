import { useEffect, useMemo } from 'react'

/** Returns a blob URL for downloading a text while the component is mounted. */
export function useFileAddress(text: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'text/plain' })), [text])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
