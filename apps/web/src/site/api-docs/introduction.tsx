import { ACCOUNT_FIELD_MESSAGES, ERRORS } from '@wordloom/contract'
import { siteAddress } from '#platform/document/site-address.ts'
import { Chapter } from './chapter.tsx'
import { Code } from './code.tsx'
import { CodeBlock } from './code-block.tsx'
import { LimitTable } from './limit-table.tsx'
import { EXAMPLE_RECIPE } from './recipe-example.ts'
import { CHAPTER_TEXTS as T } from './texts.ts'

export const INTRODUCTION = [
  { id: 'first-steps', ...T.firstSteps },
  { id: 'signing-in', ...T.signingIn },
  { id: 'with-a-token', ...T.tokens },
  { id: 'other-sites', ...T.otherSites },
  { id: 'saving-safely', ...T.savingSafely },
  { id: 'recipes', ...T.recipes },
  { id: 'errors', ...T.errors },
  { id: 'limits', ...T.limits },
] as const

const [FIRST_STEPS, SIGNING_IN, TOKENS, OTHER_SITES, SAVING, RECIPES, FAILURES, LIMITS] = INTRODUCTION

const SIGN_IN_COMMANDS = (origin: string) => `ORIGIN=${origin}
curl "$ORIGIN/api/auth/login" -c cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"ann@example.org","password":"three threads, one cloth"}'
curl "$ORIGIN/api/auth/user" -b cookies.txt`

const TOKEN_COMMANDS = `TOKEN=wlt_…
curl "$ORIGIN/api/saved-lists?view=summary" -H "Authorization: Bearer $TOKEN"`

const SAVE_COMMANDS = `curl "$ORIGIN/api/saved-lists" -b cookies.txt -i \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: colors-1' \\
  -d '{"name":"Colors","words":["red","blue"]}'
curl "$ORIGIN/api/saved-lists/$ID" -X PUT -b cookies.txt \\
  -H 'Content-Type: application/json' \\
  -H 'If-Match: "1"' \\
  -d '{"name":"Colors","words":["red","blue","green"]}'`

const RECIPE_COMMAND = `curl "$ORIGIN/api/saved-results?view=summary" -b cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d @- <<'END'
${JSON.stringify({ name: 'Ads', recipe: EXAMPLE_RECIPE }, null, 2)}
END`

const FAILURE = JSON.stringify(
  {
    message: ACCOUNT_FIELD_MESSAGES.email,
    code: 'bad_request',
    fields: { email: ACCOUNT_FIELD_MESSAGES.email },
  },
  null,
  2,
)

export function Introduction() {
  return (
    <div className="divide-y divide-line border-b border-line">
      <Chapter {...FIRST_STEPS} beside={<FirstCommands />} />
      <Chapter {...SIGNING_IN} />
      <Chapter
        {...TOKENS}
        beside={<CodeBlock title={TOKENS.example} name={TOKENS.exampleNamed} text={TOKEN_COMMANDS} />}
      />
      <Chapter {...OTHER_SITES} />
      <Chapter
        {...SAVING}
        beside={<CodeBlock title={SAVING.example} name={SAVING.exampleNamed} text={SAVE_COMMANDS} />}
      />
      <Chapter
        {...RECIPES}
        beside={<CodeBlock title={RECIPES.example} name={RECIPES.exampleNamed} text={RECIPE_COMMAND} />}
      />
      <Chapter
        {...FAILURES}
        beside={<CodeBlock title={FAILURES.example} name={FAILURES.exampleNamed} text={FAILURE} />}
      >
        <ErrorTable />
      </Chapter>
      <Chapter {...LIMITS}>
        <LimitTable />
      </Chapter>
    </div>
  )
}

function ErrorTable() {
  return (
    <table className="w-full text-left text-sm/6">
      <thead className="text-xs/5 text-soft">
        <tr className="border-b border-line">
          <th className="py-1.5 pr-4 font-semibold">{FAILURES.status}</th>
          <th className="py-1.5 font-semibold">{FAILURES.codeAndMessage}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {Object.entries(ERRORS).map(([code, { status, message }]) => (
          <tr key={code} className="align-baseline">
            <td className="py-1.5 pr-4 font-mono text-xs">{status}</td>
            <td className="py-1.5">
              <Code>{code}</Code>
              <span className="block text-soft">{message}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FirstCommands() {
  const text = SIGN_IN_COMMANDS(siteAddress())
  return <CodeBlock title={FIRST_STEPS.example} name={FIRST_STEPS.exampleNamed} text={text} />
}
