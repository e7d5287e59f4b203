import type { publicParams } from '#contract/core/publicParams.ts'
import type { ParamValue } from '#contract/paramDefinition.ts'
import { useLoaded } from '#src/kit/base/call/useLoaded.ts'

/** A public parameter of the operator; undefined if it cannot be read. The page is shown before its code is fetched. */
export async function configured<K extends keyof typeof publicParams>(
  key: K,
): Promise<ParamValue<K> | undefined> {
  try {
    const { loadConfig } = await import('#src/providers/config.ts')
    return (await loadConfig()).param(key)
  } catch {
    return undefined
  }
}

/** A public parameter of the operator; `otherwise` until it has been read, or if it cannot be. */
export function useConfigured<K extends keyof typeof publicParams>(
  key: K,
  otherwise: ParamValue<K>,
): ParamValue<K> {
  return useLoaded(configured<K>, key) ?? otherwise
}
