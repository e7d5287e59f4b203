/**
 * What Node needs to run our TypeScript in another thread or process: nothing, unless Atrium is a package, as it is for the
 * author of a plugin.
 */
export const typeOptions: readonly string[] = import.meta.url.includes('/node_modules/')
  ? [
      '--disable-warning=ExperimentalWarning',
      '--import',
      new URL('../../tools/typesInPackages.js', import.meta.url).href,
    ]
  : []
