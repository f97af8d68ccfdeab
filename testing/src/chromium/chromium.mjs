import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string | null}
 */
export function findChromium(environment = process.env) {
  return environment['CHROMIUM_PATH'] || findFirst([...inPath(NAMES, environment), ...PLACES])
}

/**
 * The headless shell takes less than half the processor time of Chromium.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string | null}
 */
export function findHeadlessShell(environment = process.env) {
  return environment['CHROMIUM_PATH'] || findFirst(inPath(SHELLS, environment))
}

/**
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
function inPath(names, environment) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** @param {readonly string[]} files */
function findFirst(files) {
  return files.find(isExecutable) ?? null
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
