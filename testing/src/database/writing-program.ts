import { once } from 'node:events'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { addFolder, addUser } from './rows.ts'

const [line] = await once(process.stdin, 'data')
const { dataFolder, url } = JSON.parse(String(line))
const database = await openDatabase({
  dataFolder,
  url: url === null ? null : new URL(url),
  log: { info() {}, warn() {}, error() {}, fatal() {} },
})
process.stdout.write('open\n')

for (;;) {
  const id = await database.transaction(async (transaction) => {
    const userId = await addUser(database, transaction)
    for (let folder = 0; folder < 3; folder++) await addFolder(database, transaction, userId)
    return userId
  })
  process.stdout.write(`${id}\n`)
  // Let the line go out.
  await new Promise(setImmediate)
}
