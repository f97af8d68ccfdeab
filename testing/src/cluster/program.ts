import { once } from 'node:events'
import { demoMail, sessions } from '@wordloom/contract'
import { aFreePort } from './balancer.ts'
import { aCluster, type Cluster } from './cluster.ts'
import { aDemoEndpoint } from './demo-endpoint.ts'

const administrator = { email: 'admin@wordloom.example', password: 'twelve bobbins in a row' }

await using stack = new AsyncDisposableStack()
let cluster: Cluster | null = null
const demoEndpoint = stack.use(
  await aDemoEndpoint({ administrator, dataFolders: () => cluster?.dataFolders ?? [] }),
)
const port = await aFreePort()
/** Passkeys need a host name instead of an IP address. */
const origin = `http://localhost:${port}`

cluster = stack.use(
  await aCluster({
    settings: {
      PUBLIC_URL: origin,
      PAYMENTS: 'sandbox',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
    moreServers: `
      map $request_id $anybody { "~^(....)(....)(....)" "fd00:$1:$2:$3::1"; }
      server {
        listen 127.0.0.1:${port};
        client_max_body_size 0;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $anybody;
        location = ${sessions.options.path} { proxy_pass http://${demoEndpoint.address}; }
        location ${demoMail.list.path} { proxy_pass http://${demoEndpoint.address}; }
        location / { proxy_pass http://127.0.0.1:{port}; }
      }`,
  }),
)
process.stdout.write(`Wordloom is serving ${origin}\n`)
await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
