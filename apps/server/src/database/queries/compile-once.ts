import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

class Blank<Values> {
  readonly name: keyof Values

  constructor(name: keyof Values) {
    this.name = name
  }
}

/** Building a query takes ten times as long as running it. `build` must make the same one for any values. */
export function compileOnce<Row, Values extends object>(
  kysely: Kysely<Tables>,
  build: (values: Values, kysely: Kysely<Tables>) => Compilable<Row>,
): (values: Values, within?: Kysely<Tables>) => Promise<readonly Row[]> {
  const compiledByNames = new Map<string, CompiledQuery<Row>>()

  return async (values, within = kysely) => {
    const names = namesOf(values)
    const key = names.join()
    let compiled = compiledByNames.get(key)
    if (compiled === undefined) {
      // Kysely accepts any value as a parameter and only passes it on.
      compiled = build(toBlanks(names) as Values, within).compile()
      compiledByNames.set(key, compiled)
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Blank ? values[value.name as keyof Values] : value,
    )
    const { rows } = await within.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  const names = Object.keys(values) as (keyof Values)[]
  return names.filter((name) => values[name] !== undefined).sort()
}

function toBlanks<Values>(names: readonly (keyof Values)[]): object {
  return Object.fromEntries(names.map((name) => [name, new Blank(name)]))
}
