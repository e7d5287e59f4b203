import { sql } from 'kysely'
import { nobody } from '#contract/access.ts'
import { extensionFaults } from '#contract/extensionFaults.ts'
import type { Resource } from '#contract/resource.ts'
import type { ContractFault } from '#contract/resourceFaults.ts'
import type { Db } from '#server/db/database.ts'
import { inSavepoint } from '#server/db/inSavepoint.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'
import { readIn } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { resourcesOf } from './resourcesOf.ts'
import { reasonOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/**
 * Finds extensions whose names are already taken, and extensions that do not say how their fields are
 * derived.
 */
export function extensionProblems(plugins: readonly ServerPlugin[]): PluginProblem[] {
  const resources = new Map(
    plugins
      .flatMap(({ resources = [] }) => resources)
      .map((resource): [string, Resource] => [resource.name, resource]),
  )
  const all = plugins.flatMap(({ id, extend = [] }) => extend.map((extension) => ({ plugin: id, extension })))
  return plugins.flatMap(({ id: plugin, extend = [] }) =>
    extend.flatMap((extension, i) => {
      const { of } = extension
      const resource = resources.get(of)
      const faults: ContractFault[] = [
        ...(resource ? extensionFaults({ plugin, extension }, resource, all) : []),
        ...derivedFaults(extension),
      ]
      if (extend.findIndex((other) => other.of === of) < i)
        faults.push({ place: 'of', wrong: `${of} is extended twice. Make one extension of both.` })
      return faults.map(({ place, wrong }) => ({ plugin, place: `extend.${i}.${place}`, sentence: wrong }))
    }),
  )
}

/** Finds fields without SQL, and SQL without a field. */
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
 * Finds derived fields whose SQL the database refuses, because every list of the extended resource would
 * fail. Reads no rows.
 */
export async function checkExtensionSql(
  db: Db,
  plugin: ServerPlugin,
  plugins: readonly ServerPlugin[],
): Promise<PluginProblem[]> {
  const problems: PluginProblem[] = []
  const resources = resourcesOf(plugins)
  const context: Context = { db, resources, who: nobody, requestId: 'start', ip: null, now: 0 }
  for (const [i, { of, derived }] of (plugin.extend ?? []).entries()) {
    const noun = resources.get(of)
    if (!noun) continue
    const read = readIn(noun, context)
    for (const name of Object.keys(derived)) {
      try {
        const look = () => sql`select ${read(name)} from ${sql.table(of)} limit 0`.execute(db)
        await (db.isTransaction ? inSavepoint(db, look) : look())
      } catch (error) {
        if (isUnreachable(error)) throw error
        problems.push({
          plugin: plugin.id,
          place: `extend.${i}.derived.${name}`,
          sentence: `the database refuses its SQL: ${reasonOf(error)}`,
        })
      }
    }
  }
  return problems
}
