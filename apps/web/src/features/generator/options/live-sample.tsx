import type { Sample } from '../loom/loom.ts'
import { CombinationText } from '../results/combination-text.tsx'
import { OPTIONS_TEXTS } from '../texts.ts'

export function LiveSample({ sample, isTinted }: { readonly sample: Sample; readonly isTinted: boolean }) {
  return (
    <section aria-label={OPTIONS_TEXTS.sample} className="border-t border-line bg-wash/60 px-4 py-3 sm:px-5">
      {sample.rows.length === 0 ? (
        <p className="font-mono text-[13.5px]/6 text-faint">{OPTIONS_TEXTS.noSample}</p>
      ) : (
        <ul className="flex h-6 flex-wrap gap-x-8 overflow-hidden font-mono text-[13.5px]/6">
          {sample.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <li key={place} className="max-w-full truncate whitespace-pre">
              <CombinationText
                parts={row.parts}
                columns={row.columns}
                texts={sample.texts}
                isTinted={isTinted}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
