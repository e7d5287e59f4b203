/** @typedef {{ area: string, lists: ReadonlySet<string>, pages: ReadonlySet<string> }} AreaScreens */

/**
 * The modules with the screens of each area, which its manifest loads: those with its lists, and all others with its pages,
 * forms and cards. They are in `src/resources`, or in a module `screens` or `pages` beside the manifest; what else is beside
 * it is loaded by itself. A list is made with `listOf`, and without what pages and forms are made of. Of an area without
 * such modules, all belong together: they are its `lists`.
 *
 * @param {string} src
 * @param {import('./moduleReach.js').Reach} reach
 * @param {(id: string) => readonly string[]} laterOf what a module loads by `import()`
 * @returns {AreaScreens[]}
 */
export function areaScreens(src, reach, laterOf) {
  const isOfArea = (/** @type {string} */ id) => /^\/(plugins|resources)\//.test(id.replace(src, ''))
  const isList = (/** @type {string} */ id) =>
    /\/screens\.tsx?$/.test(id) ||
    (reach.get(id)?.has(`${src}/kit/page/screens/listOf.tsx`) &&
      !reach.get(id)?.has(`${src}/kit/page/screens/resourceScreens.tsx`))
  return [...reach].flatMap(([manifest, modules]) => {
    const [, area] = /^\/plugins\/(\w+)\/plugin\.tsx?$/.exec(manifest.replace(src, '')) ?? []
    if (area === undefined) return []
    const screens = [...modules]
      .filter(isOfArea)
      .flatMap(laterOf)
      .filter(
        (id) =>
          reach.has(id) && /^\/(resources\/|plugins\/\w+\/(screens|pages)\.tsx?$)/.test(id.replace(src, '')),
      )
    const lists = screens.filter(isList)
    const isWhole = lists.length === 0
    return [
      {
        area,
        lists: new Set(isWhole ? screens : lists),
        pages: new Set(isWhole ? [] : screens.filter((id) => !isList(id))),
      },
    ]
  })
}
