import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type AppParts, createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { aPlaceForADatabase, type DatabaseKind } from './a-database.ts'

/** What `aSite` serves as its script. */
export const SCRIPT = 'console.log("woven")\n'.repeat(100)

interface World extends Partial<Omit<AppParts, 'config' | 'webRoot'>> {
  readonly kind?: DatabaseKind
  readonly settings?: Readonly<Record<string, string>>
}

type TestApp = FastifyInstance &
  AsyncDisposable & {
    /** Where it keeps its files. */
    readonly dataFolder: string
  }

/** The server over a small site and a database of its own. Give back what it returns: `await using app = await anApp()`. */
export async function anApp({ kind = 'sqlite', settings = {}, ...parts }: World = {}): Promise<TestApp> {
  const place = await aPlaceForADatabase(kind)
  const webRoot = await aSite()
  const { dataFolder, url } = place.settings
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataFolder,
    ...(url !== null && { DATABASE_URL: url.href }),
    ...settings,
  })
  const app = await createApp({ config, webRoot, ...parts })
  return Object.assign(app, {
    dataFolder,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await rm(webRoot, { recursive: true })
      await place[Symbol.asyncDispose]()
    },
  })
}

async function aSite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'wordloom-site-'))
  const files = {
    'index.html': '<script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>',
    'login/index.html': '<h1>Sign in</h1>',
    'dev/mail/index.html': '<h1>Mail</h1>',
    'sign-in-incomplete/index.html': '<h1>Sign-in could not be completed</h1>',
    'sign-in-unavailable/index.html': '<h1>Sign-in is not available</h1>',
    '404/index.html': '<h1>Page Not Found</h1>',
    'projects/0/index.html': '<h1>Project</h1>',
    'service-worker.js': SCRIPT,
    'assets/page-Bhs32pOU.js': SCRIPT,
    'assets/page-Bhs32pOU.js.br': brotliCompressSync(SCRIPT),
    'assets/page-Bhs32pOU.js.gz': gzipSync(SCRIPT),
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
