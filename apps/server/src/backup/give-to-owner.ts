import { chown, stat } from 'node:fs/promises'

/** Gives files that root made to the folder's owner, because the server may run as that user. */
export async function giveToOwner(files: readonly string[], folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  for (const file of files) await chown(file, uid, gid)
}
