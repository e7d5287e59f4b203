import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * The migrations in a folder, each a file such as `0001_lot.sql`: `migrations: migrationsIn(new URL('./migrations/',
 * import.meta.url))` in a server half.
 */
export const migrationsIn = (folder: URL): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('*.sql', { cwd: folder }).map((file) => [
      basename(file, '.sql'),
      readFileSync(new URL(file, folder), 'utf8'),
    ]),
  )
