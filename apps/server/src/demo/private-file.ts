import { rename, writeFile } from 'node:fs/promises'

/** Writes a file that only its owner may read. Renames it into place, so that it is never half-written. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
