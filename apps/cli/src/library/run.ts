import { USAGE } from '../combine/help.ts'
import type { CommandModule } from '../command-module.ts'
import { type LibraryCommand, parseLibraryCommand } from './command.ts'
import { readCredentials } from './credentials.ts'
import { writeLists } from './lists.ts'
import { login, logout } from './login.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { createServer } from './server.ts'

export const library: CommandModule = {
  help: USAGE,
  run: (args, name) => runLibraryCommand(parseLibraryCommand(name, args)),
}

async function runLibraryCommand(command: LibraryCommand): Promise<void> {
  switch (command.kind) {
    case 'login':
      return login(command.address)
    case 'logout':
      return logout()
    case 'lists':
      return writeLists(createServer(readCredentials()), command.isJson)
    case 'push':
      return push(createServer(readCredentials()), command)
    case 'pull':
      return pull(createServer(readCredentials()), command)
  }
}
