/** Starts each file on a new line. Decodes UTF-16 if there's a byte order mark, otherwise UTF-8. */
export async function* decodeFiles(files: readonly File[], isAfterText: boolean): AsyncGenerator<string> {
  let needsBreak = isAfterText
  for (const file of files) {
    if (needsBreak) yield '\n'
    needsBreak = true
    const reader = file
      .stream()
      .pipeThrough(new TextDecoderStream(await toEncoding(file)))
      .getReader()
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read())
      yield value ?? ''
  }
}

async function toEncoding(file: File): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
