import { chown, stat } from 'node:fs/promises'

/** What root has made in somebody's folder is theirs: a server that runs as its own user has to go on with it. */
export async function giveToOwner(files: readonly string[], folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  for (const file of files) await chown(file, uid, gid)
}
