import { cpus, loadavg } from 'node:os'

/** With more running processes per core, measured seconds are unreliable. */
const BUSY = 2

export function describeConditions(): string {
  const [{ model = 'unknown' } = {}, ...others] = cpus()
  const cores = others.length + 1
  const [load = 0] = loadavg()
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cores} cores of ${model.trim()}, Node ${process.versions.node}`
  const text = `Measured on ${day}: ${machine}, ${load.toFixed(1)} processes at once in the last minute.`
  return load > BUSY * cores ? `${text} **The machine was too busy for reliable seconds.**` : text
}
