import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** Stands in a query for what is known only when it runs. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query whose text is made once: putting it together takes ten times as long as running it, which tells where it runs with
 * every request. `build` must make the same query for any values. Inside a transaction, that one is handed in with the values.
 *
 * @example
 * const findUser = compileOnce(kysely, ({ id }: { id: string }) => kysely.selectFrom('users').selectAll().where('id', '=', id))
 * await findUser({ id }) // its rows
 */
export function compileOnce<Row, Values extends Readonly<Record<string, unknown>>>(
  kysely: Kysely<Tables>,
  build: (values: Values, kysely: Kysely<Tables>) => Compilable<Row>,
): (values: Values, within?: Kysely<Tables>) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | undefined

  return async (values, within = kysely) => {
    // Kysely takes any value for a parameter and only hands it on.
    compiled ??= build(toBlanks(Object.keys(values)) as Values, within).compile()
    const parameters = compiled.parameters.map((value) =>
      value instanceof Blank ? values[value.name] : value,
    )
    const { rows } = await within.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

function toBlanks(names: readonly string[]): Readonly<Record<string, Blank>> {
  return Object.fromEntries(names.map((name) => [name, new Blank(name)]))
}
