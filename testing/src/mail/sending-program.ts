import { once } from 'node:events'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { aMailer } from './mailer.ts'

export interface SendingOrder {
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly smtpUrl: string
  readonly lease: number
}

const [line] = await once(process.stdin, 'data')
const { dataFolder, databaseUrl, smtpUrl, lease }: SendingOrder = JSON.parse(String(line))
const log = { info() {}, warn() {}, error() {}, fatal() {} }
const url = databaseUrl === null ? null : new URL(databaseUrl)
const database = await openDatabase({ dataFolder, url, log })
aMailer({ database, smtpUrl: new URL(smtpUrl), timing: { pollEvery: 20, lease } }).start()
