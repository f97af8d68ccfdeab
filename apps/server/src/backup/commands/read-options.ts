import { UsageError } from '../../admin-command/usage-error.ts'

export function readOptions<Options>(parse: () => Options): Options {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(`${error.message.split('. ', 1)[0]}.`, { cause: error })
  }
}
