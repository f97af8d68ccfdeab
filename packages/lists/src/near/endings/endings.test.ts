import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../languages.ts'
import { loadNearKey } from '../near-key.ts'

/** Forms of one word in each group. Groups of the same line must stay apart. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'new | news',
    'universe universes | university universities | universal',
    'busy | business businesses',
    'organ organs | organic | organization organizations | organize organizing organized',
    'woman women | man men | child children | person people',
    'shoe shoes | show shows showing',
    'city cities | sky skies | ski skis | fly flies | tie ties | toy toys | key keys',
    'run runs running | runner runners',
    'dance dances dancing danced | dancer',
    'past | paste pastes pasting | pass passes',
    'general | generous | generate generating | generic',
    'policy policies | police',
    'animal animals | animate animated',
    'box boxes | bus buses | lens lenses | canvas canvases | glass | glasses',
    'knife knives | leaf leaves | wolf wolves | shelf shelves | hero heroes | tomato tomatoes',
    'ear ears | earring earrings | even | evening evenings | cloth | clothing',
    'import imports importing | important | importance',
    'unit units | unite | united | unity',
    'human | humane | final | finale | suit suits | suite suites | heroin | heroine',
    'relate | relative relatives | relation relations | relativity',
    'sever | severe | several',
    'market markets marketing | marketer',
    "kid kids kid's kids' | kidney kidneys",
    'custom | customs | customer customers | good | goods',
    'hospital hospitals | hospitality',
    'movie movies | cookie cookies | battery batteries | watch watches | dress dresses | house houses',
    'train trains training | trainer trainers',
    'experience experiences | experiment experiments | expert experts',
  ],
  de: [
    'schuh schuhe schuhen | schule schulen',
    'stadt städte städten | staat staaten',
    'kind kinder | frau frauen | haus häuser | buch bücher | mann männer | apfel äpfel',
    'organ organe | organisation organisationen',
    'universum | universität universitäten',
    'arm arme | armee armeen | schon | schön schöne | bar | bär bären',
    'zeit zeiten | zeitung zeitungen | wohnung wohnungen',
  ],
  es: [
    'zapato zapatos | ciudad ciudades | mujer mujeres | luz luces | camión camiones',
    'universo universos | universidad universidades',
    'órgano órganos | organización organizaciones',
    'casa casas | caso casos | cosa cosas | puerta puertas | puerto puertos',
    'importar | importante importantes | importancia',
    'nuevo nueva nuevos nuevas',
  ],
  fr: [
    'chaussure chaussures | ville villes | femme femmes | cheval chevaux | animal animaux | journal journaux',
    'univers | université universités',
    'organe organes | organisation organisations',
    'port ports | porte portes',
    'nouveau nouveaux nouvelle nouvelles | bijou bijoux | gâteau gâteaux',
    'important importante | importance | importer',
  ],
  it: [
    'scarpa scarpe | donna donne | libro libri | uomo uomini | amico amici | banca banche',
    'universo | università',
    'organo organi | organizzazione organizzazioni',
    'casa case | caso casi | porta porte | porto porti',
  ],
  pt: [
    'sapato sapatos | cidade cidades | mulher mulheres | animal animais | pão pães',
    'universo | universidade universidades',
    'órgão órgãos | organização organizações',
    'casa casas | caso casos | porta portas | porto portos',
  ],
  nl: [
    'schoen schoenen | stad steden | vrouw vrouwen | kind kinderen | huis huizen | boom bomen',
    'universum | universiteit universiteiten',
    'orgaan organen | organisatie organisaties',
    'nieuw nieuwe | nieuws',
  ],
  sv: [
    'sko skor | stad städer | kvinna kvinnor | bil bilar | bok böcker',
    'organ | organisation organisationer',
  ],
  da: [
    'sko skoene | by byer | kvinde kvinder | bil biler | bog bøger',
    'univers | universitet universiteter',
  ],
  no: [
    'sko skoene | by byer | kvinne kvinner | bil biler | bok bøker',
    'univers | universitet universiteter',
  ],
  fi: ['kenkä kengät | kaupunki kaupungit | nainen naiset | talo talot | auto autot'],
  hu: ['cipő cipők | város városok | nő nők | ház házak | autó autók'],
  ro: ['pantof pantofi | oraș orașe | femeie femei | casă case', 'univers | universitate universități'],
  ru: [
    'туфля туфли | город города | женщина женщины | книга книги',
    'новый новая | новости',
    'орган органы | организация организации',
  ],
  tr: [
    'ayakkabı ayakkabılar | şehir şehirler | kadın kadınlar | ev evler | araba arabalar | arap',
    'dolar | evren | üniversite',
  ],
  uk: ['книга книги | місто міста | жінка жінки', 'новий | новини', 'орган | організація'],
  bg: ['обувка обувки | град градове | жена жени | книга книги'],
  el: ['παπουτσι παπουτσια | πολη πολεις | γυναικα γυναικες | βιβλιο βιβλια βιβλίο βιβλία'],
  id: ['buku bukunya | rumah rumahnya | sepatu'],
  ar: ['كتاب الكتاب | مدينة المدينة | حذاء الحذاء'],
}

describe('word endings', () => {
  it.each(LANGUAGE_CODES)('are those of a word and no others: %s', async (language) => {
    const toKey = await loadNearKey({ ignoring: ['endings'], language })
    for (const line of GROUPS[language] ?? []) {
      const groups = line.split(' | ').map((group) => group.split(' '))
      const told = groups.map((words) =>
        [...new Set(words.map(toKey))].map((key) => words.find((word) => toKey(word) === key)),
      )
      expect(told, line).toEqual(groups.map(([first]) => [first]))
      expect(new Set(groups.map(([first = '']) => toKey(first))).size, line).toBe(groups.length)
    }
  })

  it('have a table for each language', () => {
    expect(Object.keys(GROUPS).sort()).toEqual([...LANGUAGE_CODES].sort())
  })
})
