/** What a program reads, among words. */
export function Code({ children }: { readonly children: string }) {
  return <code className="rounded-sm bg-wash px-1 font-mono text-[13px] break-words">{children}</code>
}

/** A text in which backticks stand around what a program reads. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 0 ? part : <Code key={part}>{part}</Code>))
}
