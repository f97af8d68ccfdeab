const OLDEST = 20

/**
 * Exits if Node is too old. Scripts import all else dynamically afterwards, because old versions can't parse
 * it.
 */
export function refuseOldNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST) return
  process.stderr.write(`Wordloom needs Node ${OLDEST} or newer to set itself up; this is Node ${version}.\n`)
  process.exit(1)
}
