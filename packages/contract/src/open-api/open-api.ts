import { API } from '../api.ts'
import { BOUNDS } from '../bounds.ts'
import type { Endpoint } from '../endpoint.ts'
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../paths.ts'
import { RATE_LIMITS } from '../rate-limits.ts'
import type { OpenApiDocument, OpenApiPath } from './open-api-document.ts'
import { toOperation, toSchemas } from './open-api-operation.ts'
import { toRefusals } from './open-api-refusals.ts'
import { NAMED_SCHEMAS } from './open-api-schemas.ts'

/** Increases with every breaking change. */
const API_VERSION = '1'

const TAGS: Readonly<Record<keyof typeof API, { readonly name: string; readonly description: string }>> = {
  sessions: {
    name: 'Sessions',
    description: `Signing in, and the browsers that are signed in. A browser is sent to ${SIGN_IN_PATH} to sign in and to ${SIGN_OUT_PATH} to sign out.`,
  },
  secondFactors: {
    name: 'Two-factor sign-in',
    description: 'Authenticator apps, passkeys and recovery codes, and signing in with them.',
  },
  accounts: { name: 'Accounts', description: 'Creating, verifying, changing and deleting an account.' },
  apiTokens: {
    name: 'API tokens',
    description: 'Tokens that let programs use the library of their owner, without a password.',
  },
  identityProvider: {
    name: 'Identity provider',
    description: 'Signing in through another service, if this site is connected to one.',
  },
  subscriptions: { name: 'Subscriptions', description: 'Plans, what they allow, and paying for them.' },
  savedLists: { name: 'Saved lists', description: 'Lists of words, in folders and projects.' },
  listVersions: {
    name: 'Versions of lists',
    description: 'What lists were before their changes, for 30 days.',
  },
  savedResults: {
    name: 'Saved results',
    description: 'Combinations, saved one by one or as the recipe that makes them again.',
  },
  folders: { name: 'Folders', description: 'Folders for lists.' },
  projects: { name: 'Projects', description: 'Saved generators with their own lists and results.' },
  marks: { name: 'Stars and tags', description: 'Stars and tags of lists, results and projects.' },
  people: {
    name: 'People of projects',
    description: 'Invite people to a project by email, and act in projects of others.',
  },
  shares: {
    name: 'Share links',
    description: 'Links that show a list, a result or a project to people without an account.',
  },
  trash: { name: 'Trash', description: 'Deleted items, for 30 days.' },
  combinations: {
    name: 'Combinations',
    description: 'The rows of a recipe, made for the request and not saved.',
  },
  targets: {
    name: 'Targets',
    description: 'What other programs accept: limits, checks of rows, negative keywords and tags.',
  },
  uploads: {
    name: 'Uploads',
    description: 'Files that ad platforms and shops import, made for the request and not saved.',
  },
  admin: {
    name: 'Administration',
    description: "Managing accounts. For administrators who aren't signed in as another user.",
  },
  deadLetters: {
    name: 'Undelivered email',
    description: "Emails that couldn't be delivered, for administrators. They are kept for 30 days.",
  },
  impersonation: { name: 'Impersonation', description: 'Administrators who are signed in as another user.' },
  domains: {
    name: 'Domain names',
    description: 'Asking the registries which domain names are registered, if this site does.',
  },
  contact: { name: 'Contact', description: 'Contacting the operator of this site.' },
  demoMail: {
    name: 'Demo email',
    description: "Emails that the demo didn't send. Outside demo mode, these endpoints answer 404.",
  },
}

/** @example Object.keys(toOpenApi().paths['/api/account'] ?? {}) // ['get', 'patch'] */
export function toOpenApi(): OpenApiDocument {
  const endpoints = Object.entries(API).flatMap(([noun, calls]) =>
    Object.entries<Endpoint>(calls).map(([verb, endpoint]) => ({
      id: `${noun}.${verb}`,
      tag: TAGS[noun as keyof typeof API].name,
      endpoint,
    })),
  )
  const schemas = toSchemas(endpoints.map(({ endpoint }) => endpoint))
  const paths: Record<string, OpenApiPath> = {}
  for (const { id, tag, endpoint } of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>
    paths[path] = { ...paths[path], [method]: toOperation(id, tag, endpoint, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Wordloom',
      version: API_VERSION,
      description:
        'Words in columns, and every combination of them. Bodies are JSON, dates ISO 8601 in UTC, and unknown fields are refused.',
    },
    tags: Object.values(TAGS),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [name, schemas.answered.get(schema) ?? {}]),
      ),
      responses: toRefusals(),
      securitySchemes: SECURITY_SCHEMES,
    },
    'x-bounds': BOUNDS,
    'x-rate-limits': RATE_LIMITS,
  }
}

const SECURITY_SCHEMES: OpenApiDocument['components']['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'Set when the user signs in or creates an account.',
  },
  sessionOverHttp: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The same over plain http.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token. A token with the scope `write` may also read.',
  },
}
