import { once } from 'node:events'
import { openDatabase } from '../database/open.ts'
import { addFolder, addUser } from './a-database-account.ts'

/**
 * A process of its own, to be killed: once told on stdin where, it opens the database, says so, and then writes one
 * user with three folders after the other, and says each user's id when the database has acknowledged them.
 */
const [line] = await once(process.stdin, 'data')
const { dataFolder, url } = JSON.parse(String(line))
const database = await openDatabase({
  dataFolder,
  url: url === null ? null : new URL(url),
  log: { warn() {}, error() {}, fatal() {} },
})
process.stdout.write('open\n')

for (;;) {
  const id = await database.transaction(async (transaction) => {
    const userId = await addUser(database, transaction)
    for (let folder = 0; folder < 3; folder++) await addFolder(database, transaction, userId)
    return userId
  })
  process.stdout.write(`${id}\n`)
  // So that the line goes out.
  await new Promise(setImmediate)
}
