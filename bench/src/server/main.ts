import { readFileSync, writeFileSync } from 'node:fs'
import { startServer } from '../product.ts'
import { libraryRoutes } from './library.ts'
import { signUp } from './members.ts'
import { saveMillion } from './million.ts'
import { measureRoutes } from './ratios.ts'
import { signInTogether } from './sign-ins.ts'

const CALLS_A_ROUND = 4000
const PAGE = new URL('../../../docs/performance.md', import.meta.url)
const MEASURED = /(?<=<!-- server -->\n)[\s\S]*(?=\n<!-- end of server -->)/

const HELLO = { path: '/healthz' }
const READER = 'ann@example.org'

const product = await startServer({ preload: new URL('./meter.ts', import.meta.url) })
try {
  const { address } = product
  const reader = await signUp(address, READER)
  const writer = await signUp(address, 'bob@example.org')
  const lookUp = { path: '/api/auth/user', headers: { cookie: reader } }
  const often = { times: CALLS_A_ROUND, status: 200 }
  const ratios = await measureRoutes(product, [
    { ...often, name: 'hello', call: HELLO },
    { ...often, name: 'session look-up', call: lookUp },
    {
      ...often,
      name: 'no session',
      call: { path: '/api/auth/user', headers: { cookie: 'session=none' } },
      status: 401,
    },
    { ...often, name: 'page (home)', call: { path: '/' } },
    ...(await libraryRoutes(address, { reader, writer })),
  ])
  const signIns = await signInTogether(product, READER, HELLO)
  const million = await saveMillion(product, writer, lookUp)
  const table = [ratios, signIns, million].map((lines) => lines.join('\n')).join('\n\n')
  console.log(table)
  if (process.argv.includes('--write')) {
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(MEASURED, () => `\n${table}\n`),
    )
  }
} finally {
  await product.stop()
}
