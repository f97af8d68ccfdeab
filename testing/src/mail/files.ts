import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

interface WrittenMail {
  readonly recipient: string
  readonly subject: string
  readonly link: URL | null
}

export async function mailFilesIn(...dataFolders: readonly string[]): Promise<readonly WrittenMail[]> {
  const names = await Promise.all(dataFolders.map((dataFolder) => filesIn(join(dataFolder, 'mail'))))
  return Promise.all(names.flat().map(read))
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => join(folder, name))
}

async function read(file: string): Promise<WrittenMail> {
  const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(file))
  const link = /https?:\S+token=[\w-]+/.exec(text)?.[0]
  return {
    recipient: to?.[0]?.address ?? '',
    subject,
    link: link === undefined ? null : new URL(link),
  }
}
