import { ExampleFrame } from '#generator/examples/example-frame.tsx'
import { EXAMPLE_TEXTS } from '#generator/examples/texts.ts'
import type { WorkedRowsExample } from './rows-examples.ts'
import { FEATURES_TEXTS as TEXTS } from './texts.ts'

export function RowsExampleCards({ examples }: { readonly examples: readonly WorkedRowsExample[] }) {
  return examples.map((example) => (
    <article key={example.title} className="mb-10 last:mb-0">
      <h3 className="text-lg/7 font-semibold tracking-tight">{example.title}</h3>
      <p className="mt-1 mb-3 max-w-xl text-soft">{example.text}</p>
      <RowsExampleCard example={example} />
    </article>
  ))
}

function RowsExampleCard({ example }: { readonly example: WorkedRowsExample }) {
  const { title, columns, settings, table, size, all, link } = example
  return (
    <ExampleFrame
      title={title}
      headings={columns.map(({ name }) => name)}
      columns={columns.map(({ words }) => words)}
      choices={settings.map(({ panel, setting }) => ({ name: panel, choice: setting }))}
      count={TEXTS.rowsOfAll(size, all)}
      shown={size > table.cells.length ? EXAMPLE_TEXTS.shown(table.cells.length) : null}
      address={link}
    >
      {table.names.length > 0 ? (
        <Table table={table} title={title} />
      ) : (
        <ol aria-label={EXAMPLE_TEXTS.combinations} className="font-mono text-xs/6">
          {table.cells.map(([text]) => (
            <li key={text} className="-indent-[2ch] pl-[2ch] break-words">
              {text}
            </li>
          ))}
        </ol>
      )}
    </ExampleFrame>
  )
}

function Table({ table: { names, cells }, title }: Pick<WorkedRowsExample, 'table' | 'title'>) {
  return (
    <table aria-label={title} className="font-mono text-xs/6">
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className="pr-3 text-left align-bottom font-semibold sm:pr-6">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, place) => (
              <td key={names[place]} className="pr-3 align-top sm:pr-6 sm:whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
