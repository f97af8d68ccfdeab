import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SIGN_IN_PROBLEMS } from '@wordloom/contract'
import { type AppParts, createApp } from '@wordloom/server/internal/app'
import { readConfig } from '@wordloom/server/internal/config/config'
import type { FastifyInstance } from 'fastify'
import { IS_SPREAD_OUT, spreadOut } from '../cluster/spread-out.ts'
import { aDatabase, anotherWayTo, type DatabaseKind, type TestDatabase } from '../database/database.ts'
import { memoryFolder } from '../disk/memory-folder.ts'

export const SCRIPT = 'console.log("woven")\n'.repeat(100)

const PACKED = { br: brotliCompressSync(SCRIPT), gz: gzipSync(SCRIPT) }

export const HOME = [
  '<script type="module" async="">weave()</script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script src="/assets/page-Bhs32pOU.js"></script>',
  `<h1>${'Every combination. '.repeat(100)}</h1>`,
].join('\n')

interface World extends Pick<AppParts, 'isStopping' | 'timeLimits'> {
  readonly kind?: DatabaseKind
  readonly settings?: Readonly<Record<string, string>>
  readonly beside?: TestApp
}

type TestApp = FastifyInstance &
  AsyncDisposable & {
    readonly database: TestDatabase
    readonly dataFolder: string
    readonly webRoot: string
  }

export async function anApp({
  kind = 'sqlite',
  settings = {},
  beside,
  ...parts
}: World = {}): Promise<TestApp> {
  const database = await (beside ? anotherWayTo(beside.database) : aDatabase(kind))
  const webRoot = await aSite()
  const { dataFolder, url } = database.settings
  const environment = { LOG_LEVEL: 'silent', DATA_DIR: dataFolder, ...settings }
  const spread =
    IS_SPREAD_OUT && url !== null ? await spreadOut(url, environment, { webRoot, ...parts }) : null
  const config = readConfig({ ...(url !== null && { DATABASE_URL: url.href }), ...environment })
  const app = spread?.app ?? (await createApp({ config, webRoot, database, ...parts }))
  return Object.assign(app, {
    database,
    dataFolder,
    webRoot,
    [Symbol.asyncDispose]: async () => {
      await (spread ? spread[Symbol.asyncDispose]() : app.close())
      await rm(webRoot, { recursive: true })
      await database[Symbol.asyncDispose]()
    },
  })
}

async function aSite(): Promise<string> {
  const root = await mkdtemp(join(memoryFolder(), 'wordloom-site-'))
  const files = {
    'index.html': HOME,
    'login/index.html': '<h1>Sign in</h1>',
    'signup/index.html': '<link rel="canonical" href="https://site-address.invalid/signup">',
    'dev/mail/index.html': '<h1>Mail</h1>',
    'subscription/index.html': '<h1>Plans</h1>',
    ...Object.fromEntries(
      Object.values(SIGN_IN_PROBLEMS).map(({ path, message }) => [`${path.slice(1)}/index.html`, message]),
    ),
    '404/index.html': '<h1>Page Not Found</h1>',
    'projects/0/index.html': '<h1>Project</h1>',
    'for/0/index.html': '<h1>No Target</h1>',
    'for/slug/index.html': '<h1>Slug</h1>',
    'guide.data': '[]',
    'samples/words.csv': 'red,fox\n',
    'service-worker.js': SCRIPT,
    'assets/page-Bhs32pOU.js': SCRIPT,
    'assets/page-Bhs32pOU.js.br': PACKED.br,
    'assets/page-Bhs32pOU.js.gz': PACKED.gz,
    'assets/page-Bhs32pOU.js.map': '{}',
    '.env': 'SECRET=1',
    '.git/config': '[core]',
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), content)
  }
  return root
}
