import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programs } from '#tools/programs.js'
import { requireSuccess, type InstallationCopy } from './installation.ts'

/** Areas in the order in which they are generated, each with its first resource. */
const areas = [
  ['mooring', 'lot'],
  ['fleet', 'vehicle'],
  ['apiary', 'beehive'],
]

/** What a person edits whose vehicles live elsewhere, who wants to filter them, and who does not want the apiary. */
const edits = [
  [
    'src/plugins/fleet/plugin.ts',
    /nounsOf\(area\)/,
    "nounsOf(area).map((noun) => ({ ...noun, source: 'legacy' }))",
  ],
  ['contract/fleet/vehicle.ts', /columns: .*\]/, "$&, filters: ['note']"],
  [
    'console.config.ts',
    'Installation = {}',
    "Installation = { dataSources: { legacy: { kind: 'simple-rest' } }, disabled: ['apiary'] }",
  ],
  // The resource has no table here, so neither a migration nor demo rows.
  [
    'server/plugins/fleet/plugin.ts',
    /import \{ migrationsIn[^]*\n\}\)/,
    'export default defineServerPlugin({ ...area, nouns: {}, externalResources: Object.values(area.nouns) })',
  ],
] as const

/**
 * Adds three areas to an installation: `mooring`, as it was generated; `fleet`, whose records live at a REST service that is
 * the data source `legacy`; and `apiary`, which is disabled.
 */
export function addAreas(copy: InstallationCopy): void {
  for (const words of areas) requireSuccess(copy.run(['tools/newPlugin.js', ...words]))
  for (const [file, from, to] of edits) {
    const path = join(copy.folder, file)
    const text = readFileSync(path, 'utf8')
    if (text.search(from) < 0) throw new Error(`${file} has no ${String(from)}`)
    writeFileSync(path, text.replace(from, to))
  }
  requireSuccess(copy.run([programs.oxfmt, ...edits.map(([file]) => file)]))
}
