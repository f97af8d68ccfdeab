import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const PROJECT = new URL('../../../', import.meta.url)

describe('what operators are handed', () => {
  it('settings that make sense, with no secret among them', async () => {
    const settings = parseEnv(await read('deploy/wordloom.env'))
    const secrets = Object.keys(settings).filter((name) => name.endsWith('_FILE'))
    expect(secrets.toSorted()).toEqual(['METRICS_TOKEN_FILE', 'SMTP_URL_FILE'])
    const config = readConfig({ ...settings, SMTP_URL_FILE: '', METRICS_TOKEN_FILE: '' })
    expect(config).toMatchObject({
      isDemo: false,
      publicUrl: new URL('https://words.example.org'),
      trustedProxies: ['loopback'],
      mail: { from: 'Wordloom <words@example.org>' },
    })
  })

  it.each(['wordloom', 'wordloom-backup'])(
    'a service %s that runs what there is, without rights',
    async (name) => {
      const unit = await read(`deploy/${name}.service`)
      const [, node, program] = /^ExecStart=\/opt\/wordloom\/(\S+) (?:--\S+ )*(\S+)/m.exec(unit) ?? []
      expect(node).toBe('node_modules/node/bin/node')
      expect(existsSync(inProject(program ?? ''))).toBe(true)
      for (const line of [
        'User=wordloom',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
        'ProtectSystem=strict',
      ]) {
        expect(unit.split('\n')).toContain(line)
      }
    },
  )

  it('supervisors that start the server again after a failed sync has ended it', async () => {
    expect((await read('deploy/wordloom.service')).split('\n')).toContain('Restart=always')
    expect(await read('deploy/compose.yaml')).toContain('restart: unless-stopped')
  })

  it('a container of the Node that the project is tested with, and of files that are there', async () => {
    const file = await read('deploy/Containerfile')
    const { devDependencies } = JSON.parse(await read('package.json')) as {
      devDependencies: { node: string }
    }
    expect(file).toContain(`\nARG BASE=node:${devDependencies.node}-bookworm-slim\n`)
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.length).toBeGreaterThan(8)
    expect(copied.filter((path) => !existsSync(inProject(path)))).toEqual([])
    expect(file).toMatch(/^USER \d+:\d+$/m)
  })

  it('one way to run the server, however it is started', async () => {
    const flags = /--max-semi-space-size=\d+/g
    const [kept] = (await read('scripts/tasks/serve.mjs')).match(flags) ?? []
    expect(kept).toBeDefined()
    for (const file of ['deploy/wordloom.service', 'deploy/Containerfile', 'bench/src/product.ts']) {
      expect((await read(file)).match(flags)).toEqual([kept])
    }
  })

  it('a folder for containers without settings, data or history', async () => {
    const ignored = (await read('.dockerignore')).split('\n')
    for (const each of ['.git', 'data', '**/.env', '**/node_modules']) expect(ignored).toContain(each)
  })
})

function read(path: string): Promise<string> {
  return readFile(inProject(path), 'utf8')
}

function inProject(path: string): string {
  return fileURLToPath(new URL(path, PROJECT))
}
