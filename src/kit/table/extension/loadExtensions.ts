import type { OwnedPart } from '#src/kit/base/registry/compose.ts'
import type { Registry } from '#src/kit/base/registry/registryContext.ts'
import type { SlotExtension } from '#src/kit/base/plugin/slot.ts'
import { boundColumn } from './boundColumn.tsx'
import type { ResourceExtension } from '#src/kit/base/resource/ResourceExtension.ts'

/**
 * Loads what these extensions add, each with the texts of its plugin. An extension that fails to load is left
 * out and reported.
 */
export async function loadExtensions(
  extensions: readonly OwnedPart<SlotExtension>[],
  { loadMessages, onFault }: Pick<Registry, 'loadMessages' | 'onFault'>,
): Promise<readonly ResourceExtension[]> {
  const loaded = await Promise.all(
    extensions.map(async (extension) => {
      const { load, plugin, slot, id } = extension
      try {
        const [given] = await Promise.all([load(), loadMessages(plugin)])
        if (!isExtension(given)) throw new TypeError('It is not made with resourceExtension().')
        return [
          {
            ...given,
            columns: (given.columns ?? []).map((column) => boundColumn(column, extension, onFault)),
          },
        ]
      } catch (error) {
        console.error(`What plugin ${plugin.id} adds to ${slot} (${id}) could not be loaded:`, error)
        onFault?.({ plugin, contribution: `${slot} ${id}`, error })
        return []
      }
    }),
  )
  return loaded.flat()
}

/** Only the author's compiler guarantees it, so it is checked. */
const isExtension = (given: unknown): given is ResourceExtension =>
  typeof given === 'object' &&
  given !== null &&
  'adds' in given &&
  typeof given.adds === 'object' &&
  given.adds !== null &&
  'of' in given.adds
