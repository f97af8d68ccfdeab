/** Code of at most this many characters stays on one line of the narrowest phone. */
const SHORT = 20

export function Code({ children }: { readonly children: string }) {
  return (
    <code
      className={`rounded-sm border border-line bg-wash box-decoration-clone px-1 py-px font-mono text-ink ${children.length > SHORT ? 'wrap-anywhere whitespace-pre-wrap' : 'whitespace-pre'}`}
    >
      <CommandText>{children}</CommandText>
    </code>
  )
}

/** Keeps options like `--max-length` on one line. */
export function CommandText({ children }: { readonly children: string }) {
  return children.split(OPTION).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified only by its position
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

const OPTION = /(?<!\S)(--?[a-z][a-z-]*)/
