import { cpus, loadavg } from 'node:os'

/** The machine, the day, and what else the machine did meanwhile: on a busy one everything takes more, as caches and cores are shared. */
export function circumstances(): string {
  const [{ model = 'unknown' } = {}] = cpus()
  const [, , load = 0] = loadavg()
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day}: ${cpus().length} cores of ${model.trim()}, Node ${process.versions.node}, ${load.toFixed(1)} processes at once on average.`
}
