import { describe, expect, it } from 'vitest'
import { readMatchType, saysNegative } from './match-type-words.ts'

describe('a match type', () => {
  it.each([
    ['English', 'Broad match', 'Phrase match', 'Exact match'],
    ['German', 'Weitgehend passend', 'Passende Wortgruppe', 'Genau passend'],
    ['Spanish', 'Concordancia amplia', 'Concordancia de frase', 'Concordancia exacta'],
    ['French', 'Requête large', 'Expression exacte', 'Mot clé exact'],
    ['Italian', 'Corrispondenza generica', 'Corrispondenza a frase', 'Corrispondenza esatta'],
    ['Portuguese', 'Correspondência ampla', 'Correspondência de frase', 'Correspondência exata'],
    ['Dutch', 'Breed zoeken', 'Woordgroep', 'Exact zoekwoord'],
    ['Polish', 'Dopasowanie przybliżone', 'Dopasowanie do wyrażenia', 'Dopasowanie ścisłe'],
    ['Swedish', 'Bred matchning', 'Frasmatchning', 'Exakt matchning'],
    ['Swedish, as an adjective', 'Brett matchat', 'Frasmatchat', 'Exakt matchat'],
    ['Danish', 'Bredt match', 'Sætningsmatch', 'Eksakt match'],
    ['Norwegian', 'Bredt samsvar', 'Frasesamsvar', 'Eksakt samsvar'],
    ['Norwegian, the older name', 'Fleksibelt samsvar', 'Setningssamsvar', 'Eksakt samsvar'],
    ['Russian', 'Широкое соответствие', 'Фразовое соответствие', 'Точное соответствие'],
    ['Czech', 'Volná shoda', 'Frázová shoda', 'Přesná shoda'],
    ['Turkish', 'Geniş eşleme', 'Sıralı eşleme', 'Tam eşleme'],
    ['Korean', '확장검색', '구문검색', '일치검색'],
    ['Chinese', '广泛匹配', '词组匹配', '完全匹配'],
    ['Japanese', 'インテント マッチ', 'フレーズ一致', '完全一致'],
    ['Japanese, the older name', '部分一致', 'フレーズ一致', '完全一致'],
  ])('is read in %s', (_language, broad, phrase, exact) => {
    expect([broad, phrase, exact].map(readMatchType)).toEqual(['broad', 'phrase', 'exact'])
  })

  it('is read in decomposed letters', () => {
    expect(readMatchType('Dopasowanie ścisłe'.normalize('NFD'))).toBe('exact')
  })

  it('is unknown in other words', () => {
    expect(readMatchType('Enabled')).toBeNull()
  })
})

describe('a negative', () => {
  it.each([
    'Negative keyword',
    'Auszuschließendes Keyword',
    'Mot clé à exclure',
    '除外キーワード',
    'Uitsluitingszoekwoord',
    'Ekskluderende søgeord',
    'Минус-слово',
    'Vylučující klíčové slovo',
  ])('is read in any language: %s', (text) => expect(saysNegative(text)).toBe(true))
})
