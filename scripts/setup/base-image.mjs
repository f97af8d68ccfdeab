import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { podman, STORAGE } from './podman.mjs'
import { inProject, PINNED_NODE } from './project.mjs'
import { runQuietly } from './run.mjs'
import { SetupError } from './setup-error.mjs'

/**
 * Pulls the image that the Containerfile builds on. Without a registry, makes a similar one from the packages of Debian and npm.
 *
 * @returns {Promise<string>} its name
 */
export async function ensureBaseImage() {
  const [, base = '', version = '', suite = ''] =
    /^ARG BASE=(node:([\d.]+)-(\w+)-slim)$/m.exec(readFileSync(inProject('deploy/Containerfile'), 'utf8')) ??
    []
  if ((await podman('pull', base)).code === 0) return base
  const standIn = `localhost/wordloom-base:${version}`
  if ((await podman('image', 'exists', standIn)).code !== 0) await makeStandIn(standIn, suite)
  process.stdout.write(`${base} can't be pulled here. A similar image made by debootstrap takes its place.\n`)
  return standIn
}

/**
 * @param {string} name
 * @param {string} suite of Debian
 */
async function makeStandIn(name, suite) {
  const root = join(STORAGE, 'debootstrap')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  await must(['debootstrap', '--variant=minbase', suite, root, ...(await mirrorOf(suite))])
  for (const folder of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ]) {
    rmSync(join(root, folder), { recursive: true })
  }
  cpSync(PINNED_NODE, join(root, 'usr/local/bin/node'))
  await must([
    'npm',
    'install',
    '--global',
    `--prefix=${join(root, 'usr/local')}`,
    '--no-audit',
    '--no-fund',
    'npm@11',
  ])
  const changes = []
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  if (certificates !== undefined) {
    cpSync(certificates, join(root, 'etc/extra-certificates.pem'), { dereference: true })
    changes.push('--change=ENV NODE_EXTRA_CA_CERTS=/etc/extra-certificates.pem')
  }
  await must(['tar', '--create', `--file=${root}.tar`, `--directory=${root}`, '.'])
  const { code, output } = await podman('import', ...changes, `${root}.tar`, name)
  if (code !== 0) throw new SetupError(output)
  for (const leftover of [root, `${root}.tar`]) rmSync(leftover, { recursive: true })
}

/** @param {string} suite */
async function mirrorOf(suite) {
  const { output } = await runQuietly([
    'apt-get',
    'indextargets',
    '--format',
    '$(CODENAME) $(REPO_URI)',
    'Created-By: Packages',
  ])
  const line = output.split('\n').find((each) => each.startsWith(`${suite} `))
  return line === undefined ? [] : [line.slice(suite.length + 1)]
}

/** @param {readonly [string, ...string[]]} command */
async function must(command) {
  const { code, output } = await runQuietly(command)
  if (code !== 0) throw new SetupError(`${output}\n${command[0]} failed with code ${code}: see above.`)
}
