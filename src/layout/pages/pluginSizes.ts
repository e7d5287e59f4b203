/** What a plugin weighs, in bytes after gzip, as the build measured it (`tools/areaSizes.js`). */
export interface PluginSize {
  /** Comes with every start of the console. */
  readonly manifest: number
  /** Comes with the first of its screens. */
  readonly screens: number
  /** In the language in which there is most of them. */
  readonly texts: number
}

/** The sizes by plugin; none where nothing was built, as in development, or they do not come. Never rejects. */
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
