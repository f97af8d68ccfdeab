import { writeFileSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'

const WORKSPACES = [
  'engine',
  'contract',
  'targets',
  'xlsx',
  'uploads',
  'lists',
  'reading',
  'server',
  'web',
  'cli',
  'bench',
  'testing',
].map((name) => `${name}/src`)

const FOR_FEATURES = [
  'current-request.ts',
  'errors.ts',
  'leased-work.ts',
  'task-queue.ts',
  'memory/**',
  'plan-workers/**',
  'ports/**',
  'http/**',
  'database/**',
]

/** The wings of the web app. Each imports only itself and those before it. */
const WINGS = [
  'platform',
  'ui',
  'words',
  'account',
  'library',
  'generator',
  'tools',
  'site',
  'admin',
  'routes',
]

const PRODUCT = ['contract', 'engine', 'targets', 'xlsx', 'uploads', 'lists', 'reading']
const NO_NODE = refuse('Browsers have no Node modules.', 'node:*')
const BY_NAME = refuse('Import what is three folders away by its name, as in #ui/button.tsx.', '../../../**')
const NO_OTHER_FEATURE = 'A feature imports no other feature. Share code in ports or the contract.'
const ASSEMBLY = refuse('app.ts passes a feature what it needs.', '**/app.ts', '**/main.ts', '**/config.ts')
const SERVER_FEATURE = [
  refuse(NO_OTHER_FEATURE, '../*/**', ...FOR_FEATURES.map((path) => `!../../${path}`)),
  ASSEMBLY,
]
const IN_SERVER_FEATURE = [refuse(NO_OTHER_FEATURE, '../../*/**', '#features/**'), BY_NAME, ASSEMBLY]
const PORT_TYPES = only(
  'A port imports only types: of the contract and of the database.',
  './**',
  '@wordloom/contract',
  '../database/database.ts',
)
const HTTP_AND_SQL = [
  ...['fastify', 'fastify/**', '@fastify/**', 'kysely', '**/http/**', '**/database/**'],
  ...['#http/**', '#database/**'],
]

/**
 * The import rules: the files, the packages of this project that they may import, and what else they may not.
 * The last room that contains a file decides. `npm run rooms` writes this table to `biome.rooms.json`.
 */
const ROOMS = [
  room('**', ['testing/**']),
  room('packages/engine/src/**', [], only('The engine imports only itself.', './**', '../**')),
  room(
    'packages/targets/src/**',
    ['engine'],
    only('Targets import only the engine.', './**', '../**', '@wordloom/engine'),
  ),
  room(
    'packages/xlsx/src/**',
    [],
    only(
      'Workbooks need only libraries for ZIP, XML and number formats.',
      './**',
      '../**',
      '@zip.js/zip.js/**',
      'saxes',
      'numfmt',
    ),
  ),
  room(
    'packages/reading/src/**',
    ['targets', 'xlsx'],
    only(
      'Reading needs only the targets, workbooks and libraries for encodings.',
      './**',
      '../**',
      'jschardet',
      '@wordloom/targets',
      '@wordloom/xlsx',
    ),
  ),
  room(
    'packages/lists/src/**',
    ['contract', 'engine', 'targets'],
    only(
      'Lists need only the contract, the engine, the targets, zod and libraries for languages and patterns.',
      './**',
      '../**',
      '@orama/stemmers/**',
      '@orama/stopwords/**',
      'any-ascii',
      're2js',
      'zod/mini',
      '@wordloom/contract',
      '@wordloom/engine',
      '@wordloom/targets',
    ),
  ),
  room(
    'packages/contract/src/**',
    ['engine', 'targets'],
    only(
      'The contract imports only zod, the engine and the targets.',
      './**',
      '../**',
      'zod',
      'zod/mini',
      '@wordloom/engine',
      '@wordloom/targets',
    ),
  ),
  room(
    'packages/uploads/src/**',
    ['contract', 'engine', 'targets'],
    only(
      'Uploads import only the contract, the engine and the targets.',
      './**',
      '../**',
      ...['contract', 'engine', 'targets'].map((name) => `@wordloom/${name}`),
    ),
  ),
  room('apps/server/**', PRODUCT),
  room('apps/server/src/**', PRODUCT, BY_NAME),
  room('apps/server/src/features/*/*.ts', PRODUCT, ...SERVER_FEATURE),
  room('apps/server/src/features/*/*/*.ts', PRODUCT, ...IN_SERVER_FEATURE),
  room(
    'apps/server/src/features/*/service.ts',
    PRODUCT,
    ...SERVER_FEATURE,
    refuse('A service knows neither HTTP nor SQL.', ...HTTP_AND_SQL),
  ),
  room('apps/server/src/ports/**', PRODUCT, PORT_TYPES),
  room('apps/web/**', PRODUCT),
  ...WINGS.map((wing) => room(`apps/web/src/${wing}/**`, PRODUCT, ...refusalsOf(wing))),
  ...generatorLayers(),
  room(
    'apps/web/src/routes/**',
    PRODUCT,
    ...refusalsOf('routes'),
    refuse('A route imports no other route.', '**/routes/**', '#routes/**'),
  ),
  room('apps/cli/**', PRODUCT),
  room('e2e/**', ['contract', 'xlsx', 'testing/**']),
  room('e2e/engines/**', ['contract', 'engine', 'xlsx', 'testing/**']),
  room('bench/**', ['engine', 'lists', 'targets', 'testing/**']),
  room('testing/**', [...PRODUCT, 'server/internal/**']),
  room('{apps,packages}/**/*.test.{ts,tsx}', [...PRODUCT, 'testing/**']),
  room('apps/*/src/**/testing/**', [...PRODUCT, 'testing/**']),
]

export function toBiome() {
  const overrides = ROOMS.map(({ files, patterns }) => {
    const noRestrictedImports = { level: 'error', options: { patterns } }
    return JSON.stringify({ includes: [files], linter: { rules: { style: { noRestrictedImports } } } })
  })
  return `{\n  "overrides": [\n    ${overrides.join(',\n    ')}\n  ]\n}\n`
}

/**
 * @param {string} files
 * @param {readonly string[]} packages
 * @param {...{ message: string, group: readonly string[] }} refusals
 */
function room(files, packages, ...refusals) {
  const allowed = packages.map((name) => `@wordloom/${name}`)
  const paths = ['packages', 'apps', ...WORKSPACES].map((path) => `**/${path}/**`)
  const patterns = [
    refuse('Import another workspace by its package name.', ...paths),
    refuse(`Imported here: ${allowed.join(', ')}.`, '@wordloom/**', ...allowed.map((name) => `!${name}`)),
    ...refusals,
  ]
  if (!packages.includes('testing/**')) patterns.push(refuse('Only tests import this.', '**/testing/**'))
  return { files, patterns }
}

/**
 * @param {string} wing
 */
function refusalsOf(wing) {
  const others = WINGS.filter((name) => name !== wing)
  const later = WINGS.slice(WINGS.indexOf(wing) + 1)
  return [
    NO_NODE,
    refuse('A wing imports only those before it.', ...later.map((name) => `#${name}/**`)),
    refuse(
      'Import another wing by its name, as in #ui/button.tsx.',
      ...others.map((name) => `../**/${name}/**`),
    ),
    BY_NAME,
  ]
}

/** Each layer of the generator imports only those before it. */
function generatorLayers() {
  const layers = ['storage', 'compute', 'input', 'state', 'view']
  return layers.slice(0, -1).map((layer, place) => {
    const refused = layers.filter((_, at) => at > place || (layer === 'compute' && at < place))
    return room(
      `apps/web/src/generator/${layer}/**`,
      PRODUCT,
      ...refusalsOf('generator'),
      refuse(
        'A layer of the generator imports only the layers below it.',
        '../**/generator.tsx',
        ...refused.flatMap((name) => [`../**/${name}/**`, `#generator/${name}/**`]),
      ),
    )
  })
}

/**
 * @param {string} message
 * @param {...string} group patterns as in a `.gitignore`
 */
function refuse(message, ...group) {
  return { message, group }
}

/**
 * @param {string} message
 * @param {...string} allowed
 */
function only(message, ...allowed) {
  return refuse(message, '**', ...allowed.map((name) => `!${name}`))
}

if (import.meta.main) writeFileSync(inProject('biome.rooms.json'), toBiome())
