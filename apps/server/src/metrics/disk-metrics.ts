import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

export function measureDisk(folder: string, registers: Registry[]): () => Promise<void> {
  const free = new Gauge({
    name: 'wordloom_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR. Below 64 MB, nothing new is saved.',
    registers,
  })
  const size = new Gauge({ name: 'wordloom_disk_bytes', help: 'Size of the disk of DATA_DIR.', registers })
  return async () => {
    const disk = await statfs(folder).catch(() => null)
    if (disk === null) return
    free.set(disk.bavail * disk.bsize)
    size.set(disk.blocks * disk.bsize)
  }
}
