import { access, constants, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Examination, type Finding, fine, problem, reasonOf, warning } from '../finding.ts'

const SUBJECT = 'data folder'
const OF_OTHERS = 0o077
const OURS = /^wordloom\.(db|db-wal|db-shm|lock|pid)$/

/** Linux's numbers of network file systems, on which SQLite's locks and journal aren't safe. */
const REMOTE: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'CIFS',
  4266872130: 'SMB 2',
  16914839: '9P',
}

export async function checkDataFolder({ config }: Examination): Promise<readonly Finding[]> {
  const { dataFolder, databaseUrl } = config
  const folder = await stat(dataFolder).catch(() => null)
  if (folder === null) return [fine(SUBJECT, `${dataFolder} is created at the first start`)]
  const findings = [
    ...(await findStrangers(dataFolder, folder)),
    ...(databaseUrl === null ? await findRemote(dataFolder) : []),
  ]
  return findings.length > 0
    ? findings
    : [fine(SUBJECT, `${dataFolder} is only open to the user who runs this command`)]
}

async function findStrangers(
  dataFolder: string,
  { mode, uid }: { readonly mode: number; readonly uid: number },
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  if ((mode & OF_OTHERS) !== 0) {
    findings.push(warning(SUBJECT, `${dataFolder} is open to other users`, `chmod 700 ${dataFolder}`))
  }
  await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    findings.push(problem(SUBJECT, reasonOf(error), 'Run this command as the same user as the server.'))
  })
  const names = await readdir(dataFolder).catch(() => [])
  for (const name of names.filter((each) => OURS.test(each))) {
    const file = await stat(join(dataFolder, name)).catch(() => null)
    if (file === null) continue
    if ((file.mode & OF_OTHERS) !== 0) {
      findings.push(warning(SUBJECT, `${name} is open to other users`, `chmod 600 ${join(dataFolder, name)}`))
    }
    if (file.uid !== uid) {
      const advice = `chown --reference=${dataFolder} ${join(dataFolder, name)}`
      findings.push(problem(SUBJECT, `${name} belongs to a different user than its folder`, advice))
    }
  }
  return findings
}

async function findRemote(dataFolder: string): Promise<readonly Finding[]> {
  const { type } = await statfs(dataFolder)
  const kind = REMOTE[type]
  if (kind === undefined) return []
  return [
    problem(
      SUBJECT,
      `${dataFolder} is on ${kind}: the embedded database can be damaged there`,
      'Set DATA_DIR to a folder on a local disk, or use PostgreSQL (DATABASE_URL).',
    ),
  ]
}
