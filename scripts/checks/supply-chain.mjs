import { readFileSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'

const INSTALL_SCRIPTS = new Map([['node_modules/node', 'puts the pinned Node in place']])

const LICENSES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'PostgreSQL',
  'Python-2.0',
])

/** Further licenses for files used unchanged: fonts, browser data, build tools. */
const LICENSED_ALIKE = [
  { license: 'OFL-1.1', packages: /^@fontsource(-variable)?\// },
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/ },
  { license: 'MIT AND Zlib', packages: /^pako$/ },
  {
    license: 'MPL-2.0',
    packages: /^(lightningcss|lightningcss-.+|axe-core|@axe-core\/playwright|@resvg\/resvg-wasm)$/,
  },
]

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, license?: string, hasInstallScript?: boolean }} Locked */

/**
 * @param {Record<string, Locked>} packages as the lockfile lists them
 * @returns {string[]} a sentence per violation
 */
export function findBreaches(packages) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, locked]) => [
      ...(locked.integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 digest.`]),
      ...(locked.resolved === undefined ? [] : [`${path} names the URL it comes from.`]),
      ...(locked.hasInstallScript && !INSTALL_SCRIPTS.has(path)
        ? [`${path} runs a script when installed.`]
        : []),
      ...(isLicensed(path, locked.license)
        ? []
        : [
            locked.license === undefined
              ? `${path} has no license.`
              : `${path} has the license ${locked.license}, which isn't allowed.`,
          ]),
    ])
}

/**
 * @param {string} path
 * @param {string | undefined} license an SPDX expression
 */
function isLicensed(path, license = '') {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some(
    (choice) =>
      LICENSES.has(choice) ||
      LICENSED_ALIKE.some((alike) => alike.license === choice && alike.packages.test(name)),
  )
}

if (process.argv[1] === import.meta.filename) {
  const breaches = findBreaches(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages)
  for (const breach of breaches) process.stderr.write(`${breach}\n`)
  if (breaches.length > 0) process.exitCode = 1
}
