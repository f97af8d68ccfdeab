import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { explainFailure, whenUnlocked } from './apt-answers.mjs'
import { runQuietly } from './run.mjs'

/** Debian packages ask this script whether to start a service. The tests start their own, so it says no. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/** Five to ten minutes in all, because other programs install whole systems. */
const WAITING = { tries: 60, pauseMs: 5000 }
const DPKG_TIMEOUT = '--option=DPkg::Lock::Timeout=5'

/**
 * Installs Debian packages. Waits while another program installs some.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<string | null>} why they aren't installed and what to do, or null
 */
export async function installPackages(packages) {
  const names = packages.join(' ')
  const { code, output } = await apt('--version')
  if (code !== 0) return explainFailure(packages, { code, output })
  if (process.getuid?.() !== 0) return `Install it as root: apt-get install ${names}`
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`)
  const isOurs = !existsSync(SERVICE_POLICY)
  if (isOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const update = await apt('update')
    const install = await apt('install', '--yes', '--no-remove', '--no-install-recommends', ...packages)
    if (install.code === 0) return null
    const output = update.code === 0 ? install.output : `${update.output}\n${install.output}`
    return explainFailure(packages, { code: install.code, output })
  } finally {
    if (isOurs) rmSync(SERVICE_POLICY)
  }
}

/** @param {...string} task */
function apt(...task) {
  const command = /** @type {const} */ (['env', 'DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C', 'apt-get'])
  return whenUnlocked(() => runQuietly([...command, DPKG_TIMEOUT, ...task]), {
    ...WAITING,
    onWait: () => process.stdout.write('Another program is installing packages. Waiting until it ends ...\n'),
  })
}
