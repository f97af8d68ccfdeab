import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const PROJECT = new URL('../../../../', import.meta.url)

describe('the deployment files', () => {
  it('contain valid settings without secrets', async () => {
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
    'contain a service %s that runs an existing program without privileges',
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

  it('restart the server after a failed sync has ended it', async () => {
    expect((await read('deploy/wordloom.service')).split('\n')).toContain('Restart=always')
    expect(await read('deploy/compose.yaml')).toContain('restart: unless-stopped')
  })

  it('build the container from the tested Node version and from existing files', async () => {
    const file = await read('deploy/Containerfile')
    const { dependencies } = JSON.parse(await read('package.json')) as {
      dependencies: { node: string }
    }
    expect(file).toContain(`\nARG BASE=node:${dependencies.node}-bookworm-slim\n`)
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.length).toBeGreaterThan(8)
    expect(copied.filter((path) => !existsSync(inProject(path)))).toEqual([])
    expect(file).toMatch(/^USER \d+:\d+$/m)
  })

  it('run the server with the same flags and memory settings everywhere', async () => {
    const settings = /--max-semi-space-size=\d+|MALLOC_\w+(?:: '|=)\d+/g
    const settingsIn = async (file: string) =>
      (await read(file))
        .match(settings)
        ?.map((each) => each.replace(": '", '='))
        .sort()
    const kept = await settingsIn('scripts/tasks/serve.mjs')
    expect(kept).toHaveLength(4)
    for (const file of ['deploy/wordloom.service', 'deploy/Containerfile', 'bench/src/product.ts']) {
      expect(await settingsIn(file)).toEqual(kept)
    }
  })

  it('refuse the API over http instead of redirecting it, in each proxy', async () => {
    for (const file of ['deploy/nginx.conf', 'deploy/cluster/nginx.conf']) {
      expect(await read(file)).toMatch(/listen 80;[^}]*location \/api\/ \{\s*return 403;\s*\}/)
    }
    expect(await read('deploy/Caddyfile')).toMatch(/^http:\/\/[^}]*\/api\/\*[^}]*respond 403/m)
  })

  it('keep settings, data, history and tests out of the container', async () => {
    const ignored = (await read('.dockerignore')).split('\n')
    for (const each of ['.git', 'data', '**/.env', '**/node_modules', '**/*.test.ts']) {
      expect(ignored).toContain(each)
    }
  })
})

function read(path: string): Promise<string> {
  return readFile(inProject(path), 'utf8')
}

function inProject(path: string): string {
  return fileURLToPath(new URL(path, PROJECT))
}
