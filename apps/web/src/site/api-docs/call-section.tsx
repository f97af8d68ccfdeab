import type { OpenApiMethod } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { toBytes } from '#platform/format/numbers.ts'
import { WithCode } from './code.tsx'
import { CodeBlock } from './code-block.tsx'
import { FieldList, FieldType } from './field-list.tsx'
import type { Answer } from './reference/answers.ts'
import type { ApiCall } from './reference/api-call.ts'
import { CALL_TEXTS as T } from './texts.ts'

export function CallSection({ call }: { readonly call: ApiCall }) {
  const { id, method, path, summary, access, tokenScope, parameters, headers, body, bodyLimit } = call
  const { success, refusals, curl } = call
  const title = `${method.toUpperCase()} ${path}`
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-5 py-8 xl:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <div>
          <h3 id={id} className="scroll-mt-6 text-lg/7 font-semibold tracking-tight text-balance">
            {summary}
          </h3>
          <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <MethodName method={method} />
            <code className="font-mono text-xs/6 break-all">{path}</code>
          </p>
          <p className="mt-1 text-sm/6 text-soft">
            {T.who[access]}
            {tokenScope !== null && ` ${tokenScope === 'write' ? T.writingTokens : T.tokens}`}
          </p>
        </div>
        {parameters.length > 0 && (
          <Part title={T.parameters}>
            <FieldList fields={parameters} isSent />
          </Part>
        )}
        {headers.length > 0 && (
          <Part title={T.headers}>
            <FieldList fields={headers} isSent />
          </Part>
        )}
        {body.length > 0 && (
          <Part title={bodyLimit === null ? T.body : T.bodyUpTo(toBytes(bodyLimit))}>
            <FieldList fields={body} isSent />
          </Part>
        )}
        <Part title={T.answers}>
          <dl className="divide-y divide-line border-y border-line text-sm/6">
            <Status name={success.status}>
              <SuccessText success={success} />
            </Status>
            {refusals.map(({ status, description }) => (
              <Status key={description} name={status ?? T.otherStatus}>
                <span className="text-soft">
                  <WithCode text={description} />
                </span>
              </Status>
            ))}
          </dl>
        </Part>
      </div>
      <div className="min-w-0 space-y-3 xl:sticky xl:top-6 xl:self-start">
        <CodeBlock title={T.request} name={T.requestNamed(title)} text={curl} />
        {success.example !== null && (
          <CodeBlock title={T.answer(success.status)} name={T.answerNamed(title)} text={success.example} />
        )}
      </div>
    </section>
  )
}

function SuccessText({ success: { mediaType, type, object, fields } }: { readonly success: Answer }) {
  if (mediaType === null) return T.noBody
  if (type === null) return <code className="font-mono text-xs">{mediaType}</code>
  return (
    <>
      <FieldType field={{ type, object }} />
      {fields.length > 0 && <FieldList fields={fields} isSent={false} />}
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1.5 text-xs/5 font-semibold text-soft">{title}</h4>
      {children}
    </div>
  )
}

function Status({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-1.5">
      <dt className="font-mono text-xs/6 font-medium tabular-nums">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

const TONES: Readonly<Record<OpenApiMethod, string>> = {
  get: 'text-thread-ink-1 bg-thread-1/12',
  post: 'text-thread-ink-3 bg-thread-3/12',
  put: 'text-thread-ink-4 bg-thread-4/12',
  patch: 'text-thread-ink-2 bg-thread-2/14',
  delete: 'text-thread-ink-6 bg-thread-6/12',
}

function MethodName({ method }: { readonly method: OpenApiMethod }) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 font-mono text-xs/5 font-semibold uppercase ${TONES[method]}`}
    >
      {method}
    </span>
  )
}
