import type { ExportSample } from './exports.ts'
import { EXPORT_NAMES, FEATURES_TEXTS } from './texts.ts'

export function ExportFiles({ samples }: { readonly samples: readonly ExportSample[] }) {
  return (
    <figure>
      <figcaption className="mb-3 max-w-prose text-soft">{FEATURES_TEXTS.exports}</figcaption>
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        {samples.map(({ format, text }) => (
          <div key={format} className="bg-card px-4 py-3">
            <p className="text-[13px]/5 font-semibold text-soft">{EXPORT_NAMES[format]}</p>
            <pre className="mt-1 font-mono text-[13px]/5.5 break-words whitespace-pre-wrap">
              {text.trimEnd()}
            </pre>
          </div>
        ))}
      </div>
    </figure>
  )
}
