import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

/**
 * The browser that `CHROMIUM_PATH` names, else the first that the machine has.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string | null}
 */
export function findChromium(environment = process.env) {
  const named = environment['CHROMIUM_PATH']
  if (named) return named
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...files, ...PLACES].find(isExecutable) ?? null
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
