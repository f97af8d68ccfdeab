export function Code({ children }: { readonly children: string }) {
  return <code className="rounded-sm bg-wash px-1 font-mono text-xs break-words">{children}</code>
}

export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 0 ? part : <Code key={part}>{part}</Code>))
}
