import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProgram } from '../postgres/programs.ts'
import { unprivilegedAccount } from '../postgres/server.ts'
import { productionFile } from './production-file.ts'

export const NGINX = findProgram('nginx')

const HTTP = '    listen 80;\n'

const HTTPS = `    listen 443 ssl http2;
    server_name words.example.org;
    ssl_certificate /etc/ssl/wordloom/fullchain.pem;
    ssl_certificate_key /etc/ssl/wordloom/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:wordloom:10m;
    ssl_session_timeout 1d;
`

const INSTANCES_FILE = '/etc/nginx/wordloom/instances.conf'

export interface Balancer extends AsyncDisposable {
  readonly origin: string
  readonly httpOrigin: string
  readonly instancesFile: string
  readonly reload: string
}

/** nginx as the operators' guide configures it, without TLS. It trusts `X-Forwarded-For`. */
export async function aBalancer(addresses: readonly string[], moreServers = ''): Promise<Balancer> {
  const folder = await aFolder()
  const instancesFile = join(folder, 'instances.conf')
  const [port, httpPort] = await Promise.all([aFreePort(), aFreePort()])
  await writeFile(instancesFile, await instances(addresses))
  const nginx = await startNginx(folder, port, [
    'set_real_ip_from 127.0.0.1;',
    'real_ip_header X-Forwarded-For;',
    await site(instancesFile, { port, httpPort }),
    moreServers.replaceAll('{port}', `${port}`),
  ])
  return {
    origin: `http://127.0.0.1:${port}`,
    httpOrigin: `http://127.0.0.1:${httpPort}`,
    instancesFile,
    reload: `kill -HUP ${nginx.pid}`,
    [Symbol.asyncDispose]: nginx.end,
  }
}

export async function aPlainNginx(
  origin: string,
  directives = '',
): Promise<AsyncDisposable & { readonly origin: string }> {
  const port = await aFreePort()
  const server = `server { listen 127.0.0.1:${port}; location / { proxy_pass ${origin}; ${directives} } }`
  const { end } = await startNginx(await aFolder(), port, [server])
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: end }
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-balancer-'))
  const { uid, gid } = await unprivilegedAccount()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  await chmod(folder, 0o755)
  return folder
}

async function startNginx(folder: string, port: number, configuration: readonly string[]) {
  const file = join(folder, 'nginx.conf')
  await writeFile(file, mainFile(folder, configuration.join('\n')))
  const nginx = spawn(NGINX ?? '', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    ...(await unprivilegedAccount()),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilListening(nginx, port)
  return {
    pid: nginx.pid,
    async end() {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function instances(addresses: readonly string[]): Promise<string> {
  const file = await productionFile('instances.conf')
  const [line = ''] = /^server .+$/m.exec(file) ?? []
  return addresses.map((address) => `${line.replace('10.0.0.11:3000', address)}\n`).join('')
}

function site(
  instancesFile: string,
  { port, httpPort }: { readonly port: number; readonly httpPort: number },
): Promise<string> {
  return productionFile(
    'nginx.conf',
    new Map([
      [`include ${INSTANCES_FILE}`, `include ${instancesFile}`],
      [HTTP, `    listen 127.0.0.1:${httpPort};\n`],
      [HTTPS, `    listen 127.0.0.1:${port};\n`],
    ]),
  )
}

function mainFile(folder: string, configuration: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    worker_processes 2;
    daemon off;
    pid ${folder}/nginx.pid;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${configuration}
    }
  `
}

async function untilListening(nginx: ChildProcess, port: number): Promise<void> {
  let said = ''
  nginx.stderr?.on('data', (text) => {
    said += text
  })
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${said}`)
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await delay(20)
  }
}

export async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return address.port
}
