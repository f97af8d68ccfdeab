export function oneOf<Item>(items: readonly [Item, ...Item[]]): Item
export function oneOf<Item>(items: readonly Item[]): Item | undefined
export function oneOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}
