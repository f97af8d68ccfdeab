import { existsSync, readFileSync } from 'node:fs'
import { inProject, PINNED_NODE } from './project.mjs'
import { run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** @throws {SetupError} */
export async function install() {
  if (!isInstalled()) {
    process.stdout.write('Installing what Wordloom is built from ...\n')
    const code = await run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) {
      throw new SetupError(
        `Installing failed: "npm ci" ended with code ${code}. Its own lines above say why.`,
      )
    }
  }
  if (!existsSync(PINNED_NODE)) {
    throw new SetupError(
      'The Node that runs Wordloom is missing because install scripts were off. Run: npm rebuild node --ignore-scripts=false',
    )
  }
}

/** npm writes its own lockfile in `node_modules` only after it has installed everything. */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(inProject(lockfile), 'utf8')).packages
  } catch {
    return {}
  }
}
