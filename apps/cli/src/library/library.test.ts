import { chmodSync, writeFileSync } from 'node:fs'
import { folders, savedLists } from '@wordloom/contract'
import { aMachine } from '@wordloom/testing/command-line/machine'
import { aServer, type Member } from '@wordloom/testing/command-line/server'
import { aFaultyProxy } from '@wordloom/testing/network/faulty-proxy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: Awaited<ReturnType<typeof aServer>>
let people = 0

beforeAll(async () => {
  server = await aServer()
}, 60_000)
afterAll(() => server[Symbol.asyncDispose]())

async function aSignedInMachine(scope: 'read' | 'write' = 'write') {
  const member = await aMember()
  const machine = aMachine()
  const token = await member.aToken(scope)
  writeKept(machine, server.address, token.secret)
  return { member, token, machine, [Symbol.dispose]: () => machine[Symbol.dispose]() }
}

function aMember(): Promise<Member> {
  return server.aMember(`ann-${people++}@loom.example`)
}

async function addressOfNobody(): Promise<string> {
  await using gone = await aFaultyProxy(server.address, () => 'passes')
  return gone.address
}

function writeKept(machine: ReturnType<typeof aMachine>, address: string, token: string): void {
  machine.aFolder('wordloom')
  writeFileSync(machine.credentials, JSON.stringify({ address, token }), { mode: 0o600 })
}

describe('wordloom login', () => {
  it('asks for a token, names its account, and stores it in a private file', async () => {
    const ann = await aMember()
    using machine = aMachine()
    const { secret } = await ann.aToken()
    const { status, stdout, stderr } = await machine.wordloom(['login', server.address], `${secret}\n`)
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: `Signed in to ${server.address} as ${ann.email}.\n`,
      stderr: '',
    })
    expect(machine.modeOfCredentials()).toBe(0o600)
    expect((await machine.wordloom(['lists'])).stdout).toContain('There are no lists yet')
  })

  it("doesn't echo the token on a terminal", async () => {
    const ann = await aMember()
    using machine = aMachine()
    const { secret } = await ann.aToken()
    const prompt = `Create a token at ${server.address}/account and paste it here (it isn't shown): `
    const shown = await machine.onTerminal(['login', server.address], prompt, `${secret}\r`)
    expect(shown).toContain(`as ${ann.email}`)
    expect(shown).not.toContain(secret.slice(0, 12))
  })

  it("stores no token that the server doesn't accept", async () => {
    using machine = aMachine()
    const wrong = await machine.wordloom(['login', server.address], `wlt_${'A'.repeat(70)}\n`)
    expect(wrong).toMatchObject({ status: 1, stdout: '' })
    expect(wrong.stderr).toContain('This API token is wrong, expired or revoked.')
    const garbage = await machine.wordloom(['login', server.address], 'password\n')
    expect(garbage.stderr).toBe(
      "wordloom: That isn't an API token. API tokens begin with wlt_ and have 74 characters.\n",
    )
    const nothing = await machine.wordloom(['login', server.address], '')
    expect(nothing.stderr).toBe('wordloom: No token was given.\n')
    expect(machine.isSignedIn()).toBe(false)
  })

  it("doesn't send a token over an unsafe connection", async () => {
    using machine = aMachine()
    const { status, stderr } = await machine.wordloom(['login', 'http://words.example'], 'wlt_\n')
    expect(status).toBe(1)
    expect(stderr).toContain("http://words.example isn't safe")
  })

  it('reports that no server answers, or that another program does', async () => {
    using machine = aMachine()
    const { secret } = await (await aMember()).aToken()
    const gone = await addressOfNobody()
    const nobody = await machine.wordloom(['login', gone], secret)
    expect(nobody.stderr).toBe(`wordloom: ${gone} doesn't answer: the connection was refused.\n`)
    await using stranger = await aFaultyProxy(server.address, () => ({ status: 200, headers: {} }))
    const other = await machine.wordloom(['login', stranger.address], secret)
    expect(other.stderr).toBe(`wordloom: ${stranger.address} doesn't answer like a Wordloom server.\n`)
  })

  it("doesn't follow redirects with a token", async () => {
    using machine = aMachine()
    const { secret } = await (await aMember()).aToken()
    await using elsewhere = await aFaultyProxy(server.address, () => 'passes')
    const headers = { location: `${elsewhere.address}/api/auth/user` }
    await using moved = await aFaultyProxy(server.address, () => ({ status: 307, headers }))
    const { status, stderr } = await machine.wordloom(['login', moved.address], secret)
    expect(status).toBe(1)
    expect(stderr).toContain(`redirects to ${elsewhere.address}`)
    expect(elsewhere.seen).toEqual([])
  })
})

describe('stored credentials', () => {
  it('are refused if other users can read the file', async () => {
    using signedIn = await aSignedInMachine()
    const { machine } = signedIn
    chmodSync(machine.credentials, 0o644)
    const { status, stderr } = await machine.wordloom(['lists'])
    expect(status).toBe(1)
    expect(stderr).toContain(`chmod 600 ${machine.credentials}`)
  })

  it('are sent to no other address, and are overridden by environment variables', async () => {
    using signedIn = await aSignedInMachine()
    const { machine, token } = signedIn
    await using other = await aFaultyProxy(server.address, () => 'passes')
    const there = { WORDLOOM_ADDRESS: other.address }
    const refused = await machine.wordloom(['lists'], '', there)
    expect(refused.stderr).toContain(`There is no token for ${other.address}`)
    expect(other.seen).toEqual([])
    const meant = await machine.wordloom(['lists'], '', { ...there, WORDLOOM_TOKEN: token.secret })
    expect([meant.status, other.seen.length > 0]).toEqual([0, true])
  })

  it('are deleted by logout', async () => {
    using signedIn = await aSignedInMachine()
    const { machine } = signedIn
    const { stdout } = await machine.wordloom(['logout'])
    expect(stdout).toContain(`until you delete it at ${server.address}/account`)
    expect(machine.isSignedIn()).toBe(false)
    expect((await machine.wordloom(['logout'])).stdout).toBe("You weren't signed in.\n")
    const { status, stderr } = await machine.wordloom(['lists'])
    expect([status, stderr]).toEqual([1, expect.stringContaining("You aren't signed in")])
  })

  it('stop working once the token is revoked', async () => {
    using signedIn = await aSignedInMachine()
    const { machine, member, token } = signedIn
    await member.endToken(token.id)
    const { status, stderr } = await machine.wordloom(['lists'])
    expect(status).toBe(1)
    expect(stderr).toBe(
      `wordloom: This API token is wrong, expired or revoked. Run wordloom login ${server.address}.\n`,
    )
  })
})

describe('wordloom push and pull', () => {
  it('return words byte for byte', async () => {
    using signedIn = await aSignedInMachine()
    const { machine } = signedIn
    const content = 'red\nred\n x  y \n"q", \'r\'\n\tz\n=1+1\n👩‍👩‍👧‍👦\nעברית\ne\u0301\né\n'
    const pushed = await machine.wordloom(['push', machine.aFile('Colors.txt', content)])
    expect(pushed).toMatchObject({ status: 0, stderr: '' })
    expect(pushed.stdout).toMatch(/^Saved 'Colors', ID \d+: 10 words\.\n$/)
    expect(await machine.wordloom(['pull', 'Colors'])).toEqual({ status: 0, stdout: content, stderr: '' })
    await machine.wordloom(['pull', 'Colors', '--output', machine.path('back.txt')])
    expect(machine.read('back.txt')).toBe(content)
  })

  it('return a list of 300,000 words byte for byte', async () => {
    using signedIn = await aSignedInMachine()
    const { machine } = signedIn
    const content = Array.from({ length: 300_000 }, (_, at) => `word ${at}\n`).join('')
    const pushed = await machine.wordloom(['push', '-', '--name', 'Many'], content)
    expect(pushed.stdout).toMatch(/: 300,000 words\.\n$/)
    expect((await machine.wordloom(['pull', 'Many'])).stdout === content).toBe(true)
  })

  it('report dropped blank lines, because lists have none', async () => {
    using signedIn = await aSignedInMachine()
    const { machine } = signedIn
    const { stderr } = await machine.wordloom(['push', machine.aFile('gaps.txt', 'a\n\n  \nb\n')])
    expect(stderr).toBe("wordloom: 2 blank lines were left out, because lists can't contain them.\n")
    expect((await machine.wordloom(['pull', 'gaps'])).stdout).toBe('a\nb\n')
  })

  it('replace the words of a list only with --replace', async () => {
    using signedIn = await aSignedInMachine()
    const { machine } = signedIn
    const file = machine.aFile('Colors.txt', 'red\n')
    await machine.wordloom(['push', file])
    machine.aFile('Colors.txt', 'green\n')
    const again = await machine.wordloom(['push', file])
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringContaining('Replace its words with --replace'),
    ])
    expect((await machine.wordloom(['pull', 'Colors'])).stdout).toBe('red\n')
    const told = await machine.wordloom(['push', file, '--replace'])
    expect(told.stdout).toMatch(/^Replaced the words of 'Colors', ID \d+: 1 word\.\n$/)
    expect((await machine.wordloom(['pull', 'Colors'])).stdout).toBe('green\n')
  })

  it("don't overwrite a change that someone else made in the meantime", async () => {
    using signedIn = await aSignedInMachine()
    const { machine, member, token } = signedIn
    const list = await member.call(savedLists.create, { name: 'Colors', words: ['red'] })
    await using between = await aFaultyProxy(server.address, async ({ method }): Promise<'passes'> => {
      if (method === 'PUT')
        await member.call(savedLists.replace, { name: 'Colors', words: ['theirs'] }, list.id)
      return 'passes'
    })
    writeKept(machine, between.address, token.secret)
    const { status, stderr } = await machine.wordloom([
      'push',
      machine.aFile('Colors', 'mine\n'),
      '--replace',
    ])
    expect([status, stderr]).toEqual([1, expect.stringContaining("Someone changed 'Colors' in the meantime")])
    expect((await machine.wordloom(['pull', 'Colors'])).stdout).toBe('theirs\n')
  })

  it("save a list only once, even if the server's reply gets lost", async () => {
    using signedIn = await aSignedInMachine()
    const { machine, token } = signedIn
    let posts = 0
    await using between = await aFaultyProxy(server.address, ({ method }) =>
      method === 'POST' && ++posts === 1 ? 'loses its answer' : 'passes',
    )
    writeKept(machine, between.address, token.secret)
    const { status, stderr } = await machine.wordloom(['push', machine.aFile('Colors', 'red\n')])
    expect({ status, stderr, posts }).toEqual({ status: 0, stderr: '', posts: 2 })
    const lists = JSON.parse((await machine.wordloom(['lists', '--json'])).stdout)
    expect(lists).toHaveLength(1)
  })

  it('put a list into an existing folder', async () => {
    using signedIn = await aSignedInMachine()
    const { machine, member } = signedIn
    await member.call(folders.create, { name: 'Spring' })
    const file = machine.aFile('Colors', 'red\n')
    expect((await machine.wordloom(['push', file, '--folder', 'Spring'])).status).toBe(0)
    const none = await machine.wordloom(['push', file, '--name', 'More', '--folder', 'Autumn'])
    expect([none.status, none.stderr]).toEqual([1, expect.stringContaining("There is no folder 'Autumn'")])
    const lists = JSON.parse((await machine.wordloom(['lists', '--json'])).stdout)
    expect(lists).toMatchObject([{ name: 'Colors', folder: 'Spring', wordCount: 1 }])
  })

  it("can't write with a read-only token", async () => {
    using signedIn = await aSignedInMachine('read')
    const { machine } = signedIn
    const { status, stderr } = await machine.wordloom(['push', machine.aFile('Colors', 'red\n')])
    expect(status).toBe(1)
    expect(stderr).toBe(
      `wordloom: This token is read only. Create one for reading and writing at ${server.address}/account.\n`,
    )
  })

  it("show the server's message about words it refuses", async () => {
    using signedIn = await aSignedInMachine()
    const { machine } = signedIn
    const { status, stderr } = await machine.wordloom(['push', machine.aFile('none', '\n\n')])
    expect(status).toBe(1)
    expect(stderr).toContain('wordloom: Please enter at least one word.\n')
  })
})

describe('wordloom pull', () => {
  it('takes an id, and lists the ids if several lists have the name', async () => {
    using signedIn = await aSignedInMachine()
    const { machine, member } = signedIn
    const make = async (name: string, word: string): Promise<number> =>
      (await member.call(savedLists.create, { name, words: [word] })).id
    const [one, two] = [await make('Colors', 'red'), await make('Colors', 'blue')]
    await make('2024', 'year')
    const { status, stderr } = await machine.wordloom(['pull', 'Colors'])
    expect(status).toBe(1)
    expect(stderr).toContain("There are 2 lists named 'Colors'. Use one of their IDs: ")
    expect((await machine.wordloom(['pull', String(one)])).stdout).toBe('red\n')
    expect((await machine.wordloom(['pull', String(two)])).stdout).toBe('blue\n')
    expect((await machine.wordloom(['pull', '2024'])).stdout).toBe('year\n')
    expect((await machine.wordloom(['pull', 'Shapes'])).stderr).toContain("There is no list 'Shapes'")
  })
})

describe('wordloom lists', () => {
  it('shows a table', async () => {
    using signedIn = await aSignedInMachine()
    const { machine, member } = signedIn
    const folder = await member.call(folders.create, { name: 'Spring' })
    const shoes = await member.call(savedLists.create, {
      name: 'Shoes',
      words: ['boot', 'clog'],
      folderId: folder.id,
    })
    const colors = await member.call(savedLists.create, { name: 'Warm colors', words: ['red'] })
    const { stdout } = await machine.wordloom(['lists'])
    const day = shoes.updatedAt.slice(0, 10)
    expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['ID', 'NAME', 'WORDS', 'FOLDER', 'CHANGED'],
      [String(colors.id), 'Warm colors', '1', day],
      [String(shoes.id), 'Shoes', '2', 'Spring', day],
      [''],
    ])
  })
})

describe('commands that use a server', () => {
  it('refuse unknown arguments in one line and with exit code 2', async () => {
    using machine = aMachine()
    expect(await machine.wordloom(['lists', 'all'])).toEqual({
      status: 2,
      stdout: '',
      stderr: "wordloom: 'all' is one argument too many. See wordloom --help.\n",
    })
  })

  it('show their help', async () => {
    using machine = aMachine()
    expect((await machine.wordloom(['push', '--help'])).stdout).toContain('wordloom push FILE')
  })
})
