import { showToast } from './toast.ts'

type Told = Parameters<typeof showToast>[0]

/** Puts a text on the clipboard, and tells how that went. */
export async function copyAndTell(
  text: string,
  told: { readonly copied: Told; readonly failed: Told },
): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => showToast(told.copied),
    () => showToast(told.failed),
  )
}
