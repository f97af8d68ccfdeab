const OLDEST = 20

/** Old versions of Node can't parse the other modules, so import those dynamically after this check. */
export function refuseOldNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST) return
  process.stderr.write(`Wordloom needs Node ${OLDEST} or newer to set itself up; this is Node ${version}.\n`)
  process.exit(1)
}
