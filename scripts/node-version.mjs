const OLDEST = 20

/** Ends the process with one clear line where Node is too old to set the product up. */
export function refuseOldNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST) return
  process.stderr.write(`Wordloom needs Node ${OLDEST} or newer to set itself up; this is Node ${version}.\n`)
  process.exit(1)
}
