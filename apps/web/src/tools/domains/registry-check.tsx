import { type DomainLookup, domains, MAX_LOOKUP_NAMES, SIGN_IN_PATH } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { useSignInState } from '#platform/user/sign-in-state.ts'
import type { ToolWorker } from '#platform/workers/use-tool-worker.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { TOOL_TEXTS } from '../texts.ts'
import type { DomainsApi } from './domains.worker.ts'
import { DOMAINS_TEXTS as T } from './texts.ts'
import { useLookups } from './use-lookups.ts'

interface RegistryCheckProps {
  readonly names: number
  readonly worker: ToolWorker<DomainsApi>
  readonly lookups: readonly DomainLookup[]
  readonly onLookups: (lookups: readonly DomainLookup[]) => void
}

export function RegistryCheck(props: RegistryCheckProps) {
  const options = useLookups()
  const isMember = useSignInState() === 'member'
  return (
    <section aria-labelledby="registries" className="mt-6 rounded-md border border-line bg-card px-4 py-4">
      <h2 id="registries" className="text-base/6 font-semibold">
        {T.check}
      </h2>
      {options.data?.isOn === false ? (
        <p className="mt-1 max-w-2xl text-sm/6 text-soft">{T.off}</p>
      ) : options.data === undefined ? (
        <p className="mt-1 text-sm/6 text-soft">{options.isError ? T.failed : T.loadingState}</p>
      ) : isMember ? (
        <Asking {...props} />
      ) : (
        <>
          <p className="mt-1 max-w-2xl text-sm/6 text-soft">{T.signIn}</p>
          <a
            href={`${SIGN_IN_PATH}?returnTo=/tools/domains`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('plain', 'mt-3')}
          >
            {T.signInLink}
          </a>
        </>
      )}
    </section>
  )
}

function Asking({ names, worker, lookups, onLookups }: RegistryCheckProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const next = Math.min(MAX_LOOKUP_NAMES, names - lookups.length)
  async function ask() {
    setIsAsking(true)
    setProblem(null)
    try {
      const rows = await worker.ask((api) => api.rows(lookups.length, next))
      const reply = await call(domains.lookUp, { body: { domains: rows.map(({ name }) => name) } })
      onLookups([...lookups, ...reply.lookups])
    } catch (error) {
      setProblem(toFailure(error, { title: '', description: T.failed }).description)
    }
    setIsAsking(false)
  }
  const missing = lookups.filter(({ state }) => state === 'not_in_registry')
  const countOf = (state: DomainLookup['state']) => lookups.filter((each) => each.state === state).length
  async function copyMissing() {
    await copyAndTell(missing.map(({ domain }) => domain).join('\n'), {
      copied: { title: T.copied(missing.length) },
      failed: { title: TOOL_TEXTS.notCopied },
    })
  }
  return (
    <>
      <p className="mt-1 max-w-2xl text-sm/6 text-soft">{lookups.length === 0 ? T.checkHelp : T.caution}</p>
      <div role="status" className="text-sm/6 tabular-nums">
        {isAsking && <p className="mt-2">{T.checking}</p>}
        {lookups.length > 0 && (
          <p className="mt-2 font-medium">
            {T.asked(countOf('registered'), missing.length, countOf('unknown'))}
          </p>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="mt-2 text-sm/6 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {next > 0 && (
          <Button look="primary" aria-disabled={isAsking} onClick={() => isAsking || void ask()}>
            {lookups.length === 0 && next === names ? T.checkAll(next) : T.checkNext(next)}
          </Button>
        )}
        {missing.length > 0 && <Button onClick={() => void copyMissing()}>{T.copyFree}</Button>}
      </div>
    </>
  )
}
