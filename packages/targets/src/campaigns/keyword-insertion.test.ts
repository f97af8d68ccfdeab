import { expect, it } from 'vitest'
import { hasInsertion, withDefaults, withKeyword } from './keyword-insertion.ts'
import { withUtm } from './utm.ts'

it.each([
  ['keyword', 'blue garden gnome'],
  ['Keyword', 'Blue garden gnome'],
  ['KeyWord', 'Blue Garden Gnome'],
  ['KEYWord', 'BLUE Garden Gnome'],
  ['KeyWORD', 'Blue Garden GNOME'],
  ['KEYWORD', 'BLUE GARDEN GNOME'],
])('{%s:…} inserts a keyword as %s', (form, shown) => {
  expect(withKeyword(`Buy {${form}:gnomes} now`, 'blue garden gnome')).toBe(`Buy ${shown} now`)
})

it('shows the default where no keyword is inserted', () => {
  expect(withDefaults('{KeyWord:Gnomes} and {keyword:dwarfs}')).toBe('Gnomes and dwarfs')
  expect(hasInsertion('{KeyWord:Gnomes}')).toBe(true)
  expect(hasInsertion('{Key:Gnomes} {CUSTOMIZER.price:5}')).toBe(false)
})

it.each([
  ['https://example.org', 'https://example.org?utm_source=a%26b'],
  ['https://example.org/?', 'https://example.org/?utm_source=a%26b'],
  ['https://example.org/?c=d#e#f', 'https://example.org/?c=d&utm_source=a%26b#e#f'],
])('UTM parameters go to the end of the query of %s', (url, expected) => {
  expect(withUtm(url, { source: 'a&b', medium: '' })).toBe(expected)
  expect(withUtm(url, {})).toBe(url)
})
