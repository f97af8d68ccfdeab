export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}

/** @param {() => Promise<void>} task */
export async function orExplain(task) {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
