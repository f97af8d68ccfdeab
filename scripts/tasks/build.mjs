import { install } from '../setup/installation.mjs'
import { orExplain } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

export function build() {
  return orExplain(async () => {
    await install({ withTools: false })
    await buildWeb()
  })
}
