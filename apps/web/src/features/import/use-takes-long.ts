import { useEffect, useState } from 'react'

const LONG_MILLISECONDS = 300

export function useTakesLong(isUnderWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsLong(true), LONG_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isUnderWay])
  return isUnderWay && isLong
}
