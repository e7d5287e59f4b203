import type { publicParams } from '#contract/core/publicParams.ts'
import type { ParamValue } from '#contract/paramDefinition.ts'

/**
 * What the operator set; undefined where that cannot be had. Its code comes after the page, which stands
 * without it.
 */
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
