import type { OpenApiMethod } from '@wordloom/contract'

const TONES: Readonly<Record<OpenApiMethod, string>> = {
  get: 'text-thread-ink-1 bg-thread-1/12',
  post: 'text-thread-ink-3 bg-thread-3/12',
  put: 'text-thread-ink-4 bg-thread-4/12',
  patch: 'text-thread-ink-2 bg-thread-2/14',
  delete: 'text-thread-ink-6 bg-thread-6/12',
}

export function MethodName({ method }: { readonly method: OpenApiMethod }) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 font-mono text-xs/5 font-semibold uppercase ${TONES[method]}`}
    >
      {method}
    </span>
  )
}
