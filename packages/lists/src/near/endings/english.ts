import type { EndingRules } from './ending-rules.ts'

export const ENGLISH: EndingRules = {
  families: `woman women
    man men
    child children
    person people persons
    foot feet
    tooth teeth
    goose geese
    mouse mice
    louse lice
    ox oxen
    die dies died dying
    lie lies lied lying
    tie ties tied tying
    knife knives
    wife wives
    life lives
    leaf leaves
    loaf loaves
    half halves
    calf calves
    shelf shelves
    elf elves
    self selves
    thief thieves
    wolf wolves
    scarf scarves scarfs
    hoof hooves hoofs
    bus buses busses
    gas gases gasses
    lens lenses
    canvas canvases
    atlas atlases
    bias biases biased
    virus viruses
    bonus bonuses
    campus campuses
    status statuses
    focus focuses focused focusing foci
    circus circuses
    cactus cacti cactuses
    octopus octopuses octopi
    genius geniuses
    minus minuses
    plus pluses
    iris irises
    pants
    jeans
    yes
    this
    always
    perhaps
    quiz quizzes
    analysis analyses
    basis
    crisis crises
    diagnosis diagnoses
    hypothesis hypotheses
    oasis oases
    thesis theses
    axis
    index indexes indices
    matrix matrices matrixes
    vertex vertices
    appendix appendices appendixes
    criterion criteria
    medium media mediums
    datum
    news
    series
    species
    customs
    goods
    contents
    savings
    earnings
    headquarters
    mathematics
    physics
    economics
    politics
    glasses
    spectacles
    earring earrings
    herring herrings
    evening evenings
    morning mornings
    wedding weddings
    bedding
    clothing
    clothes
    cloth cloths
    stocking stockings
    pudding puddings
    ceiling ceilings
    inning innings
    outing outings
    canning
    during
    offspring
    united
    unite unites uniting
    paste pastes pasted pasting
    caste castes
    taste tastes tasted tasting
    waste wastes wasted wasting
    haste
    breathe breathes breathed breathing
    bathe bathes bathed bathing
    soothe soothes soothed soothing
    loathe loathes loathed loathing
    lathe lathes
    suite suites
    route routes routed
    forte fortes
    severe severely
    heroine heroines
    morale
    locale locales
    rationale
    finale finales
    humane
    urbane
    envelope envelopes
    artiste artistes
    premiere premieres
    corpse corpses
    corps
    does
    goes
    has
    was
    its
    us
    as
    is
    his
    run runs running ran
    buy buys buying bought
    sell sells selling sold
    make makes making made
    wear wears wearing wore worn
    shoe shoes`,
  changes: [
    [/^([^aeiouy]{2,})(?:ies|ied)$/, '$1y'],
    [/^([^aeiouy])(?:ies|ied)$/, '$1ie'],
    [/'s?$/, ''],
  ],
  derivations: [
    'ness nesses',
    'ity ities',
    'ization izations isation isations',
    'ize izes ized izing ise ises ised ising',
    'izer izers iser isers',
    'ation ations',
    'ator ators',
    'ate ates ated ating',
    'ative atives',
    'ion ions',
    'ive ives',
    'iveness',
    'ment ments',
    'ful',
    'fulness',
    'less',
    'able ible',
    'ability ibility abilities',
    'al als',
    'ality alities',
    'ational',
    'ally',
    'ly',
    'er ers or ors',
    'ism isms',
    'ist ists',
    'ous',
    'ously',
    'ousness',
    'ic ics ical',
    'ically',
    'ance ances ence ences',
    'ancy ancies ency encies',
    'ant ants ent ents',
  ],
}
