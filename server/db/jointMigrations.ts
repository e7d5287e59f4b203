import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const server = join(import.meta.dirname, '..')

/** The files of the joint migrations, by their names. */
export const jointFiles: ReadonlyMap<string, string> = new Map(
  globSync(['db/migrations/*.sql', 'plugins/*/migrations/joint/*.sql'], { cwd: server }).map((file) => [
    basename(file, '.sql'),
    join(server, file),
  ]),
)

/**
 * The migrations that all installations have run in one series: those of the engine, and those that areas had before each had a
 * series of its own, because they refer to tables of other areas. They run even where an area is switched off.
 */
export const jointMigrations = (): Record<string, string> =>
  Object.fromEntries([...jointFiles].map(([name, file]) => [name, readFileSync(file, 'utf8')]))
