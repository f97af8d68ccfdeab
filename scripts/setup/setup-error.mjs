/** A problem of the machine or the network. The message is one line that says what to do. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}

/**
 * Prints a `SetupError` as one line, without a stack.
 *
 * @param {() => Promise<void>} task
 */
export async function orExplain(task) {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
