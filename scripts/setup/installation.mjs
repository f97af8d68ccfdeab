import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject, PINNED_NODE } from './project.mjs'
import { run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/** Leaves out the tools for tests, checks and benchmarks, which are almost half of all packages. */
const PRODUCT = ['--omit=dev', '--include-workspace-root'].concat(
  ['apps/server', 'apps/web', 'apps/cli'].map((workspace) => `--workspace=${workspace}`),
)

/** Holds the hash of the lockfile that the product was installed from. npm deletes it with `node_modules`. */
const STAMP = inProject('node_modules/.wordloom-installed')

/**
 * Installs what the product needs to be built and served, or everything.
 *
 * @param {{ withTools: boolean }} options
 * @throws {SetupError}
 */
export async function install({ withTools }) {
  if (!isComplete() && (withTools || !isProductInstalled())) {
    process.stdout.write('Installing what Wordloom is built from ...\n')
    const scope = withTools ? [] : PRODUCT
    const code = await run(['npm', 'ci', ...scope, '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) {
      throw new SetupError(
        `Installing failed: "npm ci" ended with code ${code}. Its own lines above say why.`,
      )
    }
    writeFileSync(STAMP, hashOfLockfile())
  }
  if (!existsSync(PINNED_NODE)) {
    throw new SetupError(
      'The Node that runs Wordloom is missing because install scripts were off. Run: npm rebuild node --ignore-scripts=false',
    )
  }
}

/** npm writes its own lockfile in `node_modules` only after it has installed everything. */
function isComplete() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function isProductInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfLockfile()
}

function hashOfLockfile() {
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')
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
