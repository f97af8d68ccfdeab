import { ENGINE_JOURNEYS } from '../checks/list.mjs'
import { ensureEngines } from '../setup/engines.mjs'
import { install } from '../setup/installation.mjs'
import { run } from '../setup/run.mjs'
import { orExplain } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

export function tryEngines() {
  return orExplain(async () => {
    await install({ withTools: true })
    await buildWeb()
    await ensureEngines()
    for (const command of ENGINE_JOURNEYS.commands) process.exitCode ||= await run(command)
  })
}
