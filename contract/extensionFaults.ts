import type { Extension } from './extension.ts'
import type { Resource } from './resource.ts'
import type { ContractFault } from './resourceFaults.ts'

/** An extension and the plugin that it belongs to. */
export interface OwnedExtension {
  readonly plugin: string
  readonly extension: Extension
}

/**
 * Finds the mistakes in an extension that no compiler finds: names that the resource already has, or that
 * another plugin adds as well. Both halves of a plugin are checked with it at startup.
 */
export function extensionFaults(
  { plugin, extension }: OwnedExtension,
  resource: Pick<Resource, 'name' | 'fields' | 'asked'>,
  others: readonly OwnedExtension[],
): ContractFault[] {
  const rivals = others.filter((other) => other.plugin !== plugin && other.extension.of === resource.name)
  return Object.entries({ fields: extension.fields, asked: extension.asked }).flatMap(([part, named]) =>
    Object.keys(named).flatMap((name) => {
      const rival = rivals.find((other) => has(other.extension, name))?.plugin
      const owner = has(resource, name) ? 'the resource itself' : rival && `the plugin ${rival}`
      if (owner === undefined) return []
      const wrong = `${resource.name} has a field ${name} already, from ${owner}. Rename this one: ${plugin}_${name}, say.`
      return [{ place: `${part}.${name}`, wrong }]
    }),
  )
}

const has = ({ fields, asked }: Pick<Resource, 'fields' | 'asked'>, name: string): boolean =>
  Object.hasOwn(fields, name) || Object.hasOwn(asked, name)
