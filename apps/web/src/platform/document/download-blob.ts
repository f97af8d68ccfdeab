export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  followDownload(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** @param fileName - if the response names none. */
export function followDownload(url: string, fileName?: string): void {
  const link = document.createElement('a')
  link.href = url
  if (fileName !== undefined) link.download = fileName
  link.click()
}
