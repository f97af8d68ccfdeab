/** Finds columns by name, compared exactly after trimming, or by number from 1 if no column has that name. */
export class ColumnNames {
  readonly names: readonly string[]
  readonly #columns = new Map<string, number>()

  constructor(names: readonly string[]) {
    this.names = names.map((name) => name.trim())
    this.names.forEach((name, column) => {
      if (!this.#columns.has(name)) this.#columns.set(name, column)
    })
  }

  find(name: string): number | null {
    const column = this.#columns.get(name.trim())
    if (column !== undefined) return column
    if (!/^[1-9]\d*$/.test(name.trim())) return null
    return Number(name) <= this.names.length ? Number(name) - 1 : null
  }

  toReference(column: number): string {
    const name = this.names[column]
    return name !== undefined && this.find(name) === column ? name : String(column + 1)
  }
}
