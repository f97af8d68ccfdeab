import type { ExportChoice } from '../../compute/export/export-choices.ts'

interface SavePicker {
  showSaveFilePicker(options: {
    readonly suggestedName: string
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[]
  }): Promise<FileSystemFileHandle>
}

export type PickedFile =
  | { readonly kind: 'picked'; readonly handle: FileSystemFileHandle }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'unavailable' }

export async function pickFile({ fileName, mediaType }: ExportChoice): Promise<PickedFile> {
  if (!hasSavePicker(window)) return { kind: 'unavailable' }
  const extension = fileName.slice(fileName.lastIndexOf('.'))
  try {
    const types = [{ accept: { [mediaType]: [extension] } }]
    return { kind: 'picked', handle: await window.showSaveFilePicker({ suggestedName: fileName, types }) }
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    return { kind: isCanceled ? 'canceled' : 'unavailable' }
  }
}

function hasSavePicker(place: object): place is SavePicker {
  return 'showSaveFilePicker' in place
}
