import type { EndingRules } from './ending-rules.ts'

const SPANISH: EndingRules = {
  families: `casa casas
    caso casos
    puerta puertas
    puerto puertos
    libra libras
    banca bancas
    gorra gorras
    rama ramas
    barca barcas
    cuenta cuentas
    moda modas
    punta puntas
    plata
    pata patas
    marca marcas
    suela suelas
    carga cargas`,
  changes: [
    [/ones$/, 'ón'],
    [/ces$/, 'z'],
    [/([aeiouáéíóú][rldnj])es$/, '$1'],
  ],
  derivations: [
    'dad dades',
    'ción ciones',
    'ismo ismos',
    'ista istas',
    'oso osa osos osas',
    'able ables ible ibles',
    'ador adora adores adoras',
    'ancia ancias encia encias',
    'ante antes',
    'miento mientos',
    'ivo iva ivos ivas',
    'ico ica icos icas',
    'mente',
  ],
}

const FRENCH: EndingRules = {
  families: `univers
    porte portes
    nouveau nouveaux nouvel nouvelle nouvelles
    beau beaux bel belle belles
    œil yeux
    oeil
    bijou bijoux
    chou choux
    genou genoux
    caillou cailloux
    hibou hiboux
    travail travaux
    vitrail vitraux`,
  derivations: [
    'ité ités',
    'té tés',
    'ation ations ition itions',
    'ateur ateurs atrice atrices',
    'ement ements',
    'ment ments',
    'ance ances ence ences',
    'ant ante ants antes',
    'isme ismes',
    'iste istes',
    'eux euse euses',
    'al ale aux ales',
    'if ive ifs ives',
    'able ables',
    'ique iques',
  ],
}

const ITALIAN: EndingRules = {
  families: `uomo uomini
    casa case
    caso casi
    porta porte
    porto porti
    banca banche
    moda mode
    punta punte
    testa teste
    colla colle`,
  changes: [
    [/c(?:hi|he)$/, 'co'],
    [/g(?:hi|he)$/, 'go'],
  ],
  derivations: [
    'ità',
    'zione zioni',
    'ismo ismi',
    'ista isti iste',
    'oso osa osi ose',
    'abile abili ibile ibili',
    'mente',
    'anza anze enza enze',
    'ante anti ente enti',
    'mento menti',
    'ivo iva ivi ive',
  ],
}

const PORTUGUESE: EndingRules = {
  families: `casa casas
    caso casos
    porta portas
    porto portos
    banca bancas
    ponta pontas
    prata pratas
    marca marcas
    moda modas
    mais
    pais
    cais
    jamais
    demais`,
  changes: [
    [/ais$/, 'al'],
    [/(?:ões|ães|ãos)$/, 'ão'],
    [/óis$/, 'ol'],
    [/éis$/, 'el'],
  ],
  derivations: [
    'dade dades',
    'ção ções',
    'ismo ismos',
    'ista istas',
    'oso osa osos osas',
    'ável áveis ível íveis',
    'mente',
    'ância âncias ência ências',
    'ante antes',
    'mento mentos',
    'ivo iva ivos ivas',
  ],
}

const GERMAN: EndingRules = {
  families: `armee armeen
    schon
    schön schöne schönen schöner schönes schönem
    bär bären
    apfel äpfel äpfeln
    mann männer männern männe
    universum universen`,
  derivations: [
    'ung ungen',
    'keit keiten heit heiten igkeit igkeiten',
    'lich liche lichen licher liches lichem',
    'isch ische ischen ischer isches ischem',
    'ig ige igen iger iges igem',
    'schaft schaften',
  ],
}

const DUTCH: EndingRules = {
  families: `stad steden
    kind kinderen
    ei eieren
    huis huizen
    doos dozen
    muis muizen
    vaas vazen
    reis reizen
    prijs prijzen
    glas glazen
    laars laarzen
    kaas kazen
    brief brieven
    duif duiven
    schip schepen
    lid leden
    nieuws`,
  changes: [[/ies$/, 'ie']],
}

const SWEDISH: EndingRules = {
  families: `sko skor skon skorna
    stad städer staden städerna
    bok böcker boken böckerna
    hand händer handen händerna
    man män mannen männen
    natt nätter natten nätterna
    fot fötter foten fötterna`,
}

const DANISH: EndingRules = {
  families: `sko skoen skoene
    by byer byen byerne
    bog bøger bogen bøgerne
    barn børn barnet børnene
    hånd hænder hånden hænderne
    mand mænd manden mændene
    fod fødder foden fødderne
    universitet universiteter universitetet universiteterne`,
}

const NORWEGIAN: EndingRules = {
  families: `sko skoen skoene
    by byer byen byene
    bok bøker boken boka bøkene
    hånd hender hånden hendene
    mann menn mannen mennene
    fot føtter foten føttene
    universitet universiteter universitetet universitetene`,
}

const FINNISH: EndingRules = {
  changes: [
    [/nen$/, 'se'],
    [/ng([aäeiou]t)$/, 'nk$1'],
  ],
}

const ROMANIAN: EndingRules = {
  families: 'femeie femei femeia femeile',
  changes: [[/ități$/, 'itate']],
  derivations: ['itate ități', 'ism', 'ist iști'],
}

/** The stemmer takes parts of many words for endings, such as of `kadın` and `araba`. */
const TURKISH: EndingRules = {
  families: 'dolar dolarlar',
  changes: [[/(?<=..)l[ae]r(?:[ıi]n?|d[ae]n?|[ae])?$/, '']],
  hasOwnStems: true,
}

const RUSSIAN: EndingRules = {
  families: `человек люди людей
    ребенок дети детей
    ребёнок`,
}

const BULGARIAN: EndingRules = { changes: [[/^(...)и$/, '$1а']] }

const GREEK: EndingRules = { families: 'βιβλιο βιβλια βιβλιου βιβλιων', hasMovingAccents: true }

export const OTHER_LANGUAGES: Readonly<Record<string, EndingRules>> = {
  bg: BULGARIAN,
  da: DANISH,
  de: GERMAN,
  el: GREEK,
  es: SPANISH,
  fi: FINNISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  no: NORWEGIAN,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sv: SWEDISH,
  tr: TURKISH,
}
