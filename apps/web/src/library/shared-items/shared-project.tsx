import { SEPARATORS, WRAPS } from '@wordloom/contract'
import { toCount } from '#platform/format/numbers.ts'
import type { SharedContent } from '../content/content.ts'
import { Rows } from '../rows/rows.tsx'
import { SHARED_ITEM_TEXTS as T } from './texts.ts'

type Project = Extract<SharedContent, { readonly kind: 'project' }>

export function SharedProject({ project }: { readonly project: Project }) {
  const { separator, customSeparator, wrap, customPrefix, customSuffix, unique, rows } = project
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {project.columns.map(({ id, name, words }, at) => (
          <Column key={id} label={T.column(name, at + 1)} text={words} />
        ))}
      </div>
      <section aria-label={T.options} className="mt-6">
        <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm/6">
          <Option name={T.separator}>
            {separator === 'custom' ? customSeparator : SEPARATORS[separator].label}
          </Option>
          <Option name={T.wrap}>
            {wrap === 'custom' ? `${customPrefix} … ${customSuffix}` : WRAPS[wrap].label}
          </Option>
          <Option name={T.duplicates}>{unique ? T.removed : T.kept}</Option>
          {rows !== undefined && <Option name={T.rowSettings}>{T.hasRowSettings}</Option>}
        </dl>
      </section>
    </>
  )
}

function Column({ label, text }: { readonly label: string; readonly text: string }) {
  const words = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <section className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 text-sm/6 font-semibold wrap-anywhere">{label}</h2>
        <p className="shrink-0 text-xs/5 text-soft tabular-nums">{toCount(words.length, 'word')}</p>
      </div>
      {words.length === 0 ? (
        <p className="rounded-md border border-line px-3 py-6 text-center text-sm/6 text-soft">
          {T.emptyColumn}
        </p>
      ) : (
        <Rows label={label} rows={words} />
      )}
    </section>
  )
}

function Option({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-xs/5 text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
