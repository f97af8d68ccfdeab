const MILLION = 1_000_000

export function aMillion(name: string, characters = 0): string {
  const combinations = Array.from({ length: MILLION }, (_, at) =>
    `combination number ${at}`.padEnd(characters, '.'),
  )
  return JSON.stringify({ name, combinations })
}

export function anEasyRecipe(name: string): string {
  const column = Array.from({ length: 100 }, (_, at) => `word${at}`).join('\n')
  const recipe = { columns: [column, column, column], separator: 'space', wrap: 'nothing' }
  return JSON.stringify({ name, recipe })
}
