export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
}

export interface Column {
  readonly name: string
  readonly isText: boolean
}

export type Value = Buffer | bigint | null
export type Row = readonly Value[]

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
