import { setTimeout as delay } from 'node:timers/promises'

/** @typedef {{ code: number, output: string }} Answer */

const LOCKED = /Could not get lock|Unable to lock|Unable to acquire the dpkg/
const UNREACHABLE = /Temporary failure resolving|Could not connect|Connection (timed out|failed)/
const UNKNOWN = /Unable to locate package|has no installation candidate/
const NO_SUCH_PROGRAM = 127
const QUOTED_LINES = 5

/**
 * Asks again while another program holds a lock. apt waits for the lock of dpkg alone, and not for those of the package lists and archives.
 *
 * @param {() => Promise<Answer>} ask
 * @param {{ tries: number, pauseMs: number, onWait: () => void }} options
 */
export async function whenUnlocked(ask, { tries, pauseMs, onWait }) {
  for (let left = tries - 1; ; left--) {
    const answer = await ask()
    if (answer.code === 0 || left === 0 || !LOCKED.test(answer.output)) return answer
    if (left === tries - 1) onWait()
    await delay(pauseMs)
  }
}

/**
 * Says why packages couldn't be installed, with the last lines of apt, and what to do.
 *
 * @param {readonly string[]} packages
 * @param {Answer} answer
 */
export function explainFailure(packages, { code, output }) {
  const names = packages.join(' ')
  if (code === NO_SUCH_PROGRAM) return `Install ${names} with the package manager of this system.`
  const lines = output.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const quoted = lines.slice(-QUOTED_LINES).map((line) => `  ${line}\n`)
  return `"apt-get install ${names}" ended with code ${code}:\n${quoted.join('')}${toAdvice(output)} Then run this again.`
}

/** @param {string} output */
function toAdvice(output) {
  if (LOCKED.test(output)) return 'Wait until the other program has installed its packages, or end it.'
  if (UNREACHABLE.test(output)) return 'Check the network and the addresses in /etc/apt/sources.list.'
  if (UNKNOWN.test(output)) return 'Check that /etc/apt/sources.list names a release that has this package.'
  return 'Do what these lines say, or install the packages by hand.'
}
