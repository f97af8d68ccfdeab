import { complain } from './complain.ts'
import { COMMAND_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** Commands for other programs' formats have their own entry point, so that the other commands start faster. */
async function run([name = '', ...args]: readonly string[]): Promise<void> {
  if (name === 'campaign' || name === 'products')
    await (await import('./upload/run.ts')).runUpload(name, args)
  else if (name === 'negatives') await (await import('./negatives/run.ts')).runNegatives(args)
  else if (name === 'pack') await (await import('./pack/run.ts')).runPack(args)
  else if (name === 'domains') await (await import('./domains/run.ts')).runDomains(args)
  else if (name === 'clean') await (await import('./clean/run.ts')).runClean(args)
  else if (name === 'compare') await (await import('./compare/run.ts')).runCompare(args)
  else if (name === 'ngrams') await (await import('./ngrams/run.ts')).runNgrams(args)
  else if (name === 'targets') (await import('./targets/run.ts')).runTargets(args)
  else throw new UsageError(T.unknown(name))
}

// Awaiting this at the top level would keep the file that is loaded later from importing this one.
run(process.argv.slice(2)).catch(complain)
