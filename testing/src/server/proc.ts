import { readdir, readFile, readlink } from 'node:fs/promises'

export async function connectionsOf(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`
  const files = await readdir(folder)
  const targets = await Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => '')))
  return targets.filter((target) => target.startsWith('socket:')).length
}

export async function peakMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** In milliseconds, to the hundredth of a second. */
export async function processorTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The program name before it may contain spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
  return (Number(user) + Number(system)) * 10
}
