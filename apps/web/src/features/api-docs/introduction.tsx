import { ERRORS, IDEMPOTENCY_HOURS, OPEN_API_PATH } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { Code } from './code.tsx'
import { CodeBlock } from './code-block.tsx'
import { LimitTable } from './limit-table.tsx'

/** What stands before the calls, in this order. */
export const INTRODUCTION = [
  { id: 'first-steps', title: 'First steps' },
  { id: 'signing-in', title: 'Signing in' },
  { id: 'other-sites', title: 'Calls from other sites' },
  { id: 'saving-safely', title: 'Saving safely' },
  { id: 'errors', title: 'Errors' },
  { id: 'limits', title: 'How often' },
] as const

const [FIRST_STEPS, SIGNING_IN, OTHER_SITES, SAVING, FAILURES, LIMITS] = INTRODUCTION

const SIGN_IN_COMMANDS = (origin: string) => `ORIGIN=${origin}
curl "$ORIGIN/api/auth/login" -c cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"ann@example.org","password":"three threads, one cloth"}'
curl "$ORIGIN/api/auth/user" -b cookies.txt`

const SAVE_COMMANDS = `curl "$ORIGIN/api/saved-lists" -b cookies.txt -i \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: colors-1' \\
  -d '{"name":"Colors","words":["red","blue"]}'
curl "$ORIGIN/api/saved-lists/$ID" -X PUT -b cookies.txt \\
  -H 'Content-Type: application/json' \\
  -H 'If-Match: "1"' \\
  -d '{"name":"Colors","words":["red","blue","green"]}'`

const FAILURE = JSON.stringify(
  {
    message: 'Please enter a valid email address',
    code: 'bad_request',
    fields: { email: 'Please enter a valid email address' },
  },
  null,
  2,
)

export function Introduction() {
  return (
    <div className="divide-y divide-line border-b border-line">
      <Chapter {...FIRST_STEPS} beside={<FirstCommands />}>
        <p>
          Everything the pages do goes through this API, and so may your programs. Bodies are JSON, dates are
          ISO 8601 in UTC. A field that a call does not know is refused, so that no misspelling passes unseen.
        </p>
        <p>
          For programs that write programs, the same is an OpenAPI 3.1 document:{' '}
          <a href={OPEN_API_PATH} className={TEXT_LINK}>
            {OPEN_API_PATH}
          </a>
        </p>
      </Chapter>
      <Chapter {...SIGNING_IN}>
        <p>
          Signing in, and making an account, answers with a cookie that is the session:{' '}
          <Code>__Host-session</Code> over https, <Code>session</Code> over plain http. Send it with every
          call for the signed-in; curl keeps it with <Code>-c</Code> and sends it with <Code>-b</Code>. There
          is no other key and no token in any body.
        </p>
        <p>
          A session that is over is answered 401 with the message <q>{ERRORS.unauthorized.message}</q>. A
          wrong password is a 401 too, with the code <Code>invalid_credentials</Code>.
        </p>
      </Chapter>
      <Chapter {...OTHER_SITES}>
        <p>
          No page of another site may call: there are no CORS headers. A call that changes something is
          refused with 403 when <Code>Sec-Fetch-Site</Code> says anything but <Code>same-origin</Code> or{' '}
          <Code>none</Code>, or when <Code>Origin</Code> is not that of this installation. Browsers send these
          by themselves; a program sends neither. A body must come as <Code>application/json</Code>.
        </p>
      </Chapter>
      <Chapter
        {...SAVING}
        beside={<CodeBlock title="In a shell" name="the commands to save safely" text={SAVE_COMMANDS} />}
      >
        <p>
          A list, a result or a project has a version, which grows with each change of what is in it and comes
          with it as its <Code>ETag</Code>. Sent back as <Code>If-Match</Code>, it makes sure that you change
          what you have seen: if somebody changed it meanwhile, the answer is 412 and nothing happens. Without
          it, whoever comes last wins.
        </p>
        <p>
          What makes something takes an <Code>Idempotency-Key</Code>, any text of your own. When an answer is
          lost on its way, send the same again with the same key: for {IDEMPOTENCY_HOURS} hours you get what
          the first request made, and nothing is made twice.
        </p>
      </Chapter>
      <Chapter
        {...FAILURES}
        beside={<CodeBlock title="Answer 400" name="the example of an error" text={FAILURE} />}
      >
        <p>
          Whatever is no success has this body: a message for people, a code for programs, and for wrong
          fields what is wrong with each. What is somebody else’s is answered like what does not exist. An
          error of the server has a <Code>requestId</Code>, which finds it in the log.
        </p>
        <table className="w-full text-left text-sm/6">
          <thead className="text-[13px]/5 text-soft">
            <tr className="border-b border-line">
              <th className="py-1.5 pr-4 font-semibold">Status</th>
              <th className="py-1.5 font-semibold">Code and message</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {Object.entries(ERRORS).map(([code, { status, message }]) => (
              <tr key={code} className="align-baseline">
                <td className="py-1.5 pr-4 font-mono text-[13px]">{status}</td>
                <td className="py-1.5">
                  <Code>{code}</Code>
                  <span className="block text-soft">{message}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter {...LIMITS}>
        <p>
          Too many attempts are answered 429, and <Code>Retry-After</Code> says after how many seconds the
          next one counts. A network is an IPv4 address or the first 64 bits of an IPv6 address.
        </p>
        <LimitTable />
      </Chapter>
    </div>
  )
}

interface ChapterProps {
  readonly id: string
  readonly title: string
  readonly beside?: ReactNode
  readonly children: ReactNode
}

function Chapter({ id, title, beside, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-5 py-8 first:pt-0 xl:grid-cols-2">
      <div className="min-w-0 space-y-3">
        <h2 id={id} className="scroll-mt-6 text-xl/7 font-semibold tracking-tight">
          {title}
        </h2>
        {children}
      </div>
      {beside !== undefined && <div className="min-w-0">{beside}</div>}
    </section>
  )
}

function FirstCommands() {
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => 'http://127.0.0.1:3000',
  )
  return <CodeBlock title="In a shell" name="the first commands" text={SIGN_IN_COMMANDS(origin)} />
}

const neverChanges = () => () => {}
