import type { SavedResultSummary } from '@wordloom/contract'

interface ResultPreviewProps {
  readonly result: SavedResultSummary
  readonly most: number
  readonly className?: string
}

export function ResultPreview({ result, most, className = '' }: ResultPreviewProps) {
  const shown = result.preview.slice(0, most)
  const isCut = BigInt(result.combinationCount) > BigInt(shown.length)
  return (
    <p className={`flex flex-wrap gap-x-[1ch] font-mono text-[13px]/5 text-soft ${className}`}>
      {shown.map((combination, at) => {
        const key = `${at} ${combination}`
        return (
          <span key={key} className="inline-flex min-w-0">
            <span className="max-w-[36ch] truncate whitespace-pre">{combination}</span>
            {(isCut || at < shown.length - 1) && ', '}
          </span>
        )
      })}
      {isCut && '…'}
    </p>
  )
}
