import { useEffect, useRef, useState } from 'react'

const PAGE = 100

interface Loaded<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

interface Pages<Row> extends Loaded<Row> {
  readonly isLoading: boolean
  readonly more: (() => void) | null
}

/** Loads rows in pages. Starts again when `key` changes. */
export function usePages<Row>(
  key: string,
  load: (from: number, count: number) => Promise<Loaded<Row>>,
): Pages<Row> {
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null)
  const latest = useRef(0)
  async function add(before: readonly Row[]) {
    const own = ++latest.current
    const { rows, total } = await load(before.length, PAGE)
    if (own === latest.current) setLoaded({ rows: [...before, ...rows], total })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the rows are others
  useEffect(() => {
    void add([])
    return () => {
      latest.current++
    }
  }, [key])
  const { rows, total } = loaded ?? { rows: [], total: 0 }
  return {
    rows,
    total,
    isLoading: loaded === null,
    more: rows.length < total ? () => void add(rows) : null,
  }
}
