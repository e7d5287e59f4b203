/** The size of a plugin in bytes after gzip, as measured by the build (`tools/areaSizes.js`). */
export interface PluginSize {
  /** Loaded at every start of the console. */
  readonly manifest: number
  /** Loaded with the first of its screens. */
  readonly screens: number
  /** In the language in which they are largest. */
  readonly texts: number
}

/**
 * The sizes by plugin; none without a build, as in development, or if they cannot be loaded. Never rejects.
 */
export async function loadPluginSizes(): Promise<ReadonlyMap<string, PluginSize>> {
  try {
    const sizes: unknown = await (await fetch(`${import.meta.env.BASE_URL}plugins.json`)).json()
    return new Map(Object.entries(sizes ?? {}).filter(isSize))
  } catch {
    return new Map()
  }
}

function isSize(entry: [string, unknown]): entry is [string, PluginSize] {
  const [, size] = entry
  return (
    typeof size === 'object' &&
    size !== null &&
    ['manifest', 'screens', 'texts'].every((part) => typeof Reflect.get(size, part) === 'number')
  )
}
