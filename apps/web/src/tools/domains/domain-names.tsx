import type { DomainLookup } from '@wordloom/contract'
import { UNKNOWN_REASONS } from '@wordloom/contract'
import { useState } from 'react'
import type { ToolWorker } from '#platform/workers/use-tool-worker.ts'
import { Button } from '#ui/button.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { MoreRows } from '../more-rows.tsx'
import { TOOL_TEXTS } from '../texts.ts'
import { usePages } from '../use-pages.ts'
import type { DomainsSummary } from './domain-list.ts'
import type { DomainsApi } from './domains.worker.ts'
import { RegistryCheck } from './registry-check.tsx'
import { STATE_TEXTS, DOMAINS_TEXTS as T } from './texts.ts'
import { useLookups } from './use-lookups.ts'

interface DomainNamesProps {
  readonly made: DomainsSummary
  readonly worker: ToolWorker<DomainsApi>
}

export function DomainNames({ made, worker }: DomainNamesProps) {
  const { names, filtered, problems, problemCount } = made
  const [lookups, setLookups] = useState<readonly DomainLookup[]>([])
  async function copy() {
    await copyAndTell(await worker.ask((api) => api.text()), {
      copied: { title: T.copied(names) },
      failed: { title: TOOL_TEXTS.notCopied },
    })
  }
  return (
    <>
      {problemCount > 0 && (
        <details className="mb-4 rounded-md border border-danger/40 bg-danger/8 px-4 py-2.5 text-sm/6">
          <summary className="cursor-pointer font-medium text-danger">{T.problems(problemCount)}</summary>
          <ul className="mt-2 max-h-56 space-y-1 overflow-y-auto">
            {problems.map(({ text, message }) => (
              <li key={`${text} ${message}`}>
                <code className="mr-2 font-mono text-xs wrap-anywhere">{text}</code>
                <span className="text-soft">{message}</span>
              </li>
            ))}
            {problemCount > problems.length && (
              <li className="text-soft">{T.moreProblems(problemCount - problems.length)}</li>
            )}
          </ul>
        </details>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-lg/7 font-bold tabular-nums">
          {T.count(names)}
        </p>
        {filtered > 0 && <p className="text-xs/5 text-soft tabular-nums">{T.filtered(filtered)}</p>}
        <span className="grow" />
        {names > 0 && <Button onClick={() => void copy()}>{T.copy}</Button>}
      </div>
      {names === 0 ? (
        <p className="rounded-md border border-line bg-card px-4 py-8 text-center text-soft">{T.noNames}</p>
      ) : (
        <>
          <NameTable total={names} worker={worker} lookups={lookups} />
          <RegistryCheck names={names} worker={worker} lookups={lookups} onLookups={setLookups} />
        </>
      )}
    </>
  )
}

interface NameTableProps {
  readonly total: number
  readonly worker: ToolWorker<DomainsApi>
  readonly lookups: readonly DomainLookup[]
}

const CELL = 'px-4 py-1.5 max-sm:block max-sm:py-0.5'

function NameTable({ total, worker, lookups }: NameTableProps) {
  const { rows, more } = usePages('names', async (from, count) => ({
    rows: await worker.ask((api) => api.rows(from, count)),
    total,
  }))
  const lookupByName = new Map(lookups.map((lookup) => [lookup.domain, lookup]))
  const hasEncoded = rows.some(({ name, unicode }) => name !== unicode)
  const isOn = useLookups().data?.isOn === true
  const headings = [T.name, ...(hasEncoded ? [T.encoded] : []), T.length, ...(isOn ? [T.state] : [])]
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div tabIndex={0} className="max-h-[28rem] overflow-y-auto">
        <table aria-label={T.result} className="w-full text-left text-sm/6">
          <thead className="border-b border-line bg-wash text-xs/5 text-soft max-sm:sr-only">
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="px-4 py-2 font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, unicode, length }) => (
              <tr
                key={name}
                className="border-b border-line align-top last:border-b-0 max-sm:block max-sm:py-2"
              >
                <td className={`${CELL} font-mono text-xs/6 wrap-anywhere`}>{unicode}</td>
                {hasEncoded && (
                  <td className={`${CELL} font-mono text-xs/6 wrap-anywhere text-soft`}>
                    {name === unicode ? '' : name}
                  </td>
                )}
                <td className={`${CELL} tabular-nums max-sm:hidden`}>{length}</td>
                {isOn && (
                  <td className={CELL}>
                    <State lookup={lookupByName.get(name)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreRows label={T.more(total - rows.length)} onMore={more} />
    </div>
  )
}

const STATE_LOOKS = {
  registered: 'text-soft',
  not_in_registry: 'font-medium text-thread-ink-3',
  unknown: 'text-thread-ink-2',
} as const

function State({ lookup }: { readonly lookup: DomainLookup | undefined }) {
  if (lookup === undefined) return <span className="text-faint max-sm:hidden">{T.notAsked}</span>
  return (
    <>
      <span className={STATE_LOOKS[lookup.state]}>{STATE_TEXTS[lookup.state]}</span>
      {lookup.reason !== null && (
        <span className="block text-xs/5 text-soft">{UNKNOWN_REASONS[lookup.reason]}</span>
      )}
    </>
  )
}
