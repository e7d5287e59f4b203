import type { ParamKey, ParamValue } from '#contract/paramCatalogue.ts'

/** What the operator set; undefined where that cannot be had. Its code comes after the page, which stands without it. */
export async function configured<K extends ParamKey>(key: K): Promise<ParamValue<K> | undefined> {
  try {
    const { loadConfig } = await import('#src/providers/config.ts')
    return (await loadConfig()).param(key)
  } catch {
    return undefined
  }
}
