/** The machine or the network lacks something: one line says what, and what to do. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}

/**
 * Runs a task and tells a failure in one line.
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
