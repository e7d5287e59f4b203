import { parseArgs } from 'node:util'
import { removeFactorOf } from './removeFactorOf.ts'
import { setEmailOf } from './setEmailOf.ts'
import { loadServerPlugins } from './plugins/loadServerPlugins.ts'
import { requireNone } from '#server/base/pluginProblem.ts'
import { readSettings, SettingsError } from '#server/base/settings.ts'
import { dumpFolder, restoreFolder } from '#server/db/dump/dumpFolder.ts'
import { moveDatabase } from '#server/db/move/moveDatabase.ts'

// `npm run db:dump -- <file>`, `db:restore -- <file>`, `db:move`, `factor:remove -- <user name>` and
// `email:set -- <user name> <address>`: operations on a database while no server runs.
try {
  const { positionals, values } = readWords()
  const [task, file, address] = positionals
  const settings = readSettings(process.env)
  if (task === 'dump') {
    dumpFolder(settings.DATA_DIR, demand(task, file), values.force)
    console.log(`The data of ${settings.DATA_DIR} is in ${file}.`)
  } else if (task === 'restore') {
    restoreFolder(settings.DATA_DIR, demand(task, file), values.force)
    console.log(`${settings.DATA_DIR} has the data of ${file}.`)
  } else if (task === 'removeFactor') {
    if (!file) throw new SettingsError('Name the user: npm run factor:remove -- <user name>')
    await removeFactorOf(settings, file)
    console.log(`${file} signs in with the password alone now.`)
  } else if (task === 'setEmail') {
    if (!file || !address)
      throw new SettingsError('Name the user and the address: npm run email:set -- <user name> <address>')
    await setEmailOf(settings, file, address)
    console.log(`${file} has the email address ${address} now.`)
  } else if (task === 'move') {
    const { plugins, problems } = await loadServerPlugins()
    // Otherwise its tables would be missing in the target database.
    requireNone(problems)
    const { tables, cancelled } = await moveDatabase(settings, plugins)
    console.table(tables)
    console.log('All tables are in the new database, with the same rows.')
    if (settings.FILES_S3_BUCKET === undefined)
      console.log(
        `Uploaded files stay in ${settings.DATA_DIR}/files: servers on the new database keep this DATA_DIR.`,
      )
    for (const { _id, name } of cancelled) console.log(`Cancelled, start it again: ${name} (${_id})`)
  }
} catch (error) {
  console.error(error instanceof SettingsError ? `\n${error.message}\n` : error)
  process.exitCode = 1
}

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } })
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}

function demand(task: string, name: string | undefined): string {
  if (name) return name
  throw new SettingsError(`Name the file: npm run db:${task} -- <file>`)
}
