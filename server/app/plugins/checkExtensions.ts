import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import { extensionFaults } from '#contract/extensionFaults.ts'
import type { Resource } from '#contract/resource.ts'
import type { ContractFault } from '#contract/resourceFaults.ts'
import type { Db } from '#server/db/database.ts'
import { readIn } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { nounsOf } from './nounsOf.ts'
import { pluginError, reasonOf } from '#server/base/pluginError.ts'

/** Throws a sentence for an extension of a resource that does not exist, and for names that are already taken. */
export function checkExtensions(plugins: readonly ServerPlugin[]): void {
  const resources = new Map(
    [...nounsOf([]).values(), ...plugins.flatMap(({ resources = [] }) => resources)].map(
      (resource): [string, Resource] => [resource.name, resource],
    ),
  )
  const ids = plugins.map(({ id }) => id)
  const all = plugins.flatMap(({ id, extend = [] }) => extend.map((extension) => ({ plugin: id, extension })))
  for (const { id, extend = [], wants = [] } of plugins) {
    for (const [i, extension] of extend.entries()) {
      const resource = resources.get(extension.of)
      // It may belong to a plugin that does not run here.
      if (!resource && wants.some((wanted) => !ids.includes(wanted))) continue
      const faults: ContractFault[] = resource
        ? [...extensionFaults({ plugin: id, extension }, resource, all), ...derivedFaults(extension)]
        : [{ place: 'of', wrong: absent(extension.of) }]
      const twice = extend.findIndex(({ of }) => of === extension.of) < i
      if (twice)
        faults.push({ place: 'of', wrong: `${extension.of} is extended twice. Make one extension of both.` })
      if (faults[0]) throw pluginError(id, `extend.${i}.${faults[0].place}`, faults[0].wrong)
    }
  }
}

const absent = (name: string): string =>
  `there is no resource ${name}. If it belongs to another plugin, which may be absent, name that plugin under wants.`

/** Fields without SQL, and SQL without a field. */
function derivedFaults({ of, fields, asked, derived }: NonNullable<ServerPlugin['extend']>[number]) {
  const names = [...Object.keys(fields), ...Object.keys(asked)]
  const missing = names.find((name) => !Object.hasOwn(derived, name))
  const unknown = Object.keys(derived).find((name) => !names.includes(name))
  return [
    ...(missing === undefined
      ? []
      : [{ place: `derived.${missing}`, wrong: 'there is no SQL for this field. Write it here.' }]),
    ...(unknown === undefined
      ? []
      : [
          {
            place: `derived.${unknown}`,
            wrong: `the extension of ${of} declares no field ${unknown}. Add it, or remove this.`,
          },
        ]),
  ]
}

/**
 * Throws a sentence for a derived field whose SQL the database refuses: otherwise every list of the extended resource would
 * fail. No row is read.
 */
export async function checkExtensionSql(
  db: Db,
  plugin: ServerPlugin,
  plugins: readonly ServerPlugin[],
): Promise<void> {
  const nouns = nounsOf(plugins)
  const context: Context = { db, nouns, who: nobody, requestId: 'start', ip: null, now: 0 }
  for (const [i, { of, derived }] of (plugin.extend ?? []).entries()) {
    const noun = nouns.get(of)
    if (!noun) continue
    const read = readIn(noun, context)
    for (const name of Object.keys(derived)) {
      try {
        await sql`select ${read(name)} from ${sql.table(of)} limit 0`.execute(db)
      } catch (error) {
        throw pluginError(
          plugin.id,
          `extend.${i}.derived.${name}`,
          `the database refuses its SQL: ${reasonOf(error)}`,
        )
      }
    }
  }
}

const nobody: Subject = {
  id: '',
  isAdmin: false,
  isManager: false,
  permissions: new Set(),
  roleTypes: new Set(),
  departments: [],
  sites: [],
  site: null,
  stores: null,
}
