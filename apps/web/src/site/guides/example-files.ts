import type { GuidePath } from '@wordloom/contract'

export function toExampleFile(path: GuidePath, place: number): string {
  return `/samples${path}-${place + 1}.txt`
}
