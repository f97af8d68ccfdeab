import { useEffect, useMemo } from 'react'

/** An address in this document at which a text can be downloaded, for as long as the component shows. */
export function useFileAddress(text: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'text/plain' })), [text])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
