import type { CommandModule } from './command-module.ts'
import type { CommandName } from './commands.ts'

const rows = async () => (await import('./combine/run.ts')).rows
const library = async () => (await import('./library/run.ts')).library

/** The code of a command is loaded when it runs, so that all commands start fast. */
export const MODULES: Readonly<Record<CommandName, () => Promise<CommandModule>>> = {
  combine: rows,
  count: rows,
  recipe: rows,
  negatives: async () => (await import('./negatives/run.ts')).negatives,
  campaign: async () => (await import('./upload/campaign.ts')).campaign,
  products: async () => (await import('./upload/products.ts')).products,
  targets: async () => (await import('./targets/run.ts')).targets,
  pack: async () => (await import('./pack/run.ts')).pack,
  domains: async () => (await import('./domains/run.ts')).domains,
  clean: async () => (await import('./clean/run.ts')).clean,
  compare: async () => (await import('./compare/run.ts')).compare,
  ngrams: async () => (await import('./ngrams/run.ts')).ngrams,
  mcp: async () => (await import('./mcp-main.ts')).mcp,
  login: library,
  lists: library,
  push: library,
  pull: library,
  logout: library,
  doctor: async () => (await import('./doctor.ts')).doctor,
}
