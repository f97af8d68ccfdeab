import { isLoopback } from '#http/client/loopback.ts'
import type { Log } from '#ports/log.ts'
import { createBootstrap } from './bootstrap.ts'
import { createGetJson } from './get-json.ts'
import { createRegistry, type Finding, type Pace, type Question, type Registry } from './registry.ts'

interface RegistriesParts {
  readonly log: Pick<Log, 'warn'>
  readonly pace?: Pace | undefined
}

export function createRegistries(listUrl: URL, { log, pace }: RegistriesParts) {
  const getJson = createGetJson({ isLocal: isLoopback(listUrl.hostname) })
  const bootstrap = createBootstrap({ url: listUrl, getJson, log })
  const registries = new Map<string, Registry>()
  return {
    async ask(question: Question): Promise<Finding> {
      const base = await bootstrap.registryOf(question.name)
      if (base === null) return { state: 'unknown', reason: 'no_registry' }
      const registry = registries.get(base.href) ?? createRegistry(base, getJson, pace)
      registries.set(base.href, registry)
      return registry.ask(question)
    },
  }
}
