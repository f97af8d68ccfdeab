import type { LegalDocument } from './legal-document.ts'
import { LEGAL_TEXTS } from './texts.ts'

export function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-8 print:hidden">
      <h2 id="contents" className="text-sm/6 font-semibold text-faint">
        {LEGAL_TEXTS.contents}
      </h2>
      <ol className="mt-2 border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-8 items-center rounded-r-sm border-l-2 border-transparent py-1 pl-3 text-sm/5 text-soft hover:border-accent hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
