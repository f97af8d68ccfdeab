import type { StepReport } from '@wordloom/lists'
import { CLEANING_TEXTS as T } from '../texts.ts'

export function StepChanges({ report: { examples, groups, groupCount } }: { readonly report: StepReport }) {
  if (examples.length === 0 && groups.length === 0) return null
  return (
    <details className="text-sm/6">
      <summary className="w-fit cursor-pointer text-xs/5 font-medium text-soft hover:text-ink">
        {T.examples}
      </summary>
      <ul className="mt-1.5 max-h-48 overflow-y-auto rounded-md bg-wash px-3 py-2 font-mono text-xs/6 wrap-anywhere">
        {examples.map(({ before, after }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the examples are only replaced together
          <li key={place}>
            <del className="whitespace-pre-wrap text-soft no-underline">{before}</del>{' '}
            <span className="font-sans text-faint">{after === null ? T.removed : T.becomes}</span>{' '}
            {after !== null && (
              <ins className="whitespace-pre-wrap no-underline">{after.replaceAll('\n', ' | ')}</ins>
            )}
          </li>
        ))}
        {groups.map(({ survivor, others, size }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups are only replaced together
          <li key={place}>
            <strong className="font-semibold">{survivor}</strong>{' '}
            <span className="font-sans text-faint">{T.stays}</span>{' '}
            <span className="text-soft">{others.join(', ')}</span>
            {size - 1 > others.length && ` ${T.more(size - 1 - others.length)}`}
          </li>
        ))}
        {groupCount > groups.length && (
          <li className="font-sans text-soft">{T.moreGroups(groupCount - groups.length)}</li>
        )}
      </ul>
    </details>
  )
}
