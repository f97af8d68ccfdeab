import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../usage-error.ts'

/** @throws {UsageError} if an argument isn't one of the options, or a value is missing. */
export function parseOptions<Config extends ParseArgsConfig>(
  args: readonly string[],
  config: Config,
): ReturnType<typeof parseArgs<Config & { args: string[] }>> {
  try {
    return parseArgs({ ...config, args: [...args] })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.replaceAll('\n', ' '), { cause: error })
  }
}
