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

/** The secret in the link of the newest mail to someone. Reads from the newest on, because there can be thousands. */
export async function newestSecretFor(recipient: string, dataFolder: string): Promise<string | null> {
  for (const file of (await filesIn(join(dataFolder, 'mail'))).toReversed()) {
    if (!(await readFile(file, 'utf8')).includes(`To: ${recipient}`)) continue
    const { link } = await read(file)
    if (link !== null) return link.searchParams.get('token') ?? link.hash.slice(1)
  }
  return null
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
  const link = /https?:\S+(?:token=|\/join#)[\w-]+/.exec(text)?.[0]
  return {
    recipient: to?.[0]?.address ?? '',
    subject,
    link: link === undefined ? null : new URL(link),
  }
}
