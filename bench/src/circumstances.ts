import { cpus, loadavg } from 'node:os'

/** Processes for each core beyond which nothing that is told in seconds can be relied on. */
const BUSY = 2

/** The machine, the day, and what else the machine did meanwhile: on a busy one everything takes more, as caches and cores are shared. */
export function circumstances(): string {
  const [{ model = 'unknown' } = {}, ...others] = cpus()
  const cores = others.length + 1
  const [load = 0] = loadavg()
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cores} cores of ${model.trim()}, Node ${process.versions.node}`
  const told = `Measured on ${day}: ${machine}, ${load.toFixed(1)} processes at once in the last minute.`
  return load > BUSY * cores ? `${told} **Too busy for seconds to say anything.**` : told
}
