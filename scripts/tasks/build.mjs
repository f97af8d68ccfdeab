import { install } from '../setup/installation.mjs'
import { orExplain } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

/** Installs and builds what is missing or stale. */
export function build() {
  return orExplain(async () => {
    await install()
    await buildWeb()
  })
}
