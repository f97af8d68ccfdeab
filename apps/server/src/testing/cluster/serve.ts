import { once } from 'node:events'
import { demoMail, sessions } from '@wordloom/contract'
import { aFreePort } from './a-balancer.ts'
import { aCluster, type Cluster } from './a-cluster.ts'
import { aDemoDesk } from './demo-desk.ts'

/**
 * A cluster to try by hand, or by the journeys: it says where it is as one server says it, and ends as one does. Everybody comes from
 * a network of their own, as journeys would else use up each other's tries.
 */

const administrator = { email: 'admin@wordloom.example', password: 'twelve bobbins in a row' }

await using stack = new AsyncDisposableStack()
let cluster: Cluster | null = null
const desk = stack.use(await aDemoDesk({ administrator, dataFolders: () => cluster?.dataFolders ?? [] }))
const port = await aFreePort()
/** Passkeys are of a name, and not of an address. */
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
        location = ${sessions.options.path} { proxy_pass http://${desk.address}; }
        location ${demoMail.list.path} { proxy_pass http://${desk.address}; }
        location / { proxy_pass http://127.0.0.1:{port}; }
      }`,
  }),
)
process.stdout.write(`Wordloom is serving ${origin}\n`)
await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
