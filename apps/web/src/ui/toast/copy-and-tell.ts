import { showToast } from './toast.ts'

type Told = Parameters<typeof showToast>[0]

export async function copyAndTell(
  text: string,
  told: { readonly copied: Told; readonly failed: Told },
): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => showToast(told.copied),
    () => showToast(told.failed),
  )
}
