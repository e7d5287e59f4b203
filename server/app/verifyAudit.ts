import { parseArgs } from 'node:util'
import { readSettings, SettingsError } from '#server/base/settings.ts'
import { openDatabase } from '#server/db/database.ts'
import { verifyChain, type Head } from '#server/services/audit/verifyChain.ts'

// `npm run audit:verify`, with `-- --head <number>:<hash>` for a head that is known from elsewhere: names every entry
// of the audit log that the console did not write as it is. Exits with 1 if there are any.
try {
  const known = readHead()
  const started = performance.now()
  const database = await openDatabase(readSettings(process.env), () => undefined)
  try {
    const { entries, head, faults } = await database.unhurried((db) => verifyChain(db, console.log, known))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${entries} entries checked in ${seconds} s, ${faults} faults.`)
    if (head) console.log(`The head of the chain is ${head.seq}:${head.hash}`)
    if (faults > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof SettingsError ? `\n${error.message}\n` : error)
  process.exitCode = 2
}

function readHead(): Head | undefined {
  try {
    const { head } = parseArgs({ options: { head: { type: 'string' } } }).values
    if (head === undefined) return undefined
    const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(head) ?? []
    if (seq && hash) return { seq: Number(seq), hash }
  } catch {
    // Words that are not known.
  }
  throw new SettingsError('Usage: npm run audit:verify [-- --head <number>:<hash>]')
}
