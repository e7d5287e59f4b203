/**
 * The mismatches between the declared permission codes and those that rules use, one sentence each.
 *
 * @param {object} codes
 * @param {readonly string[]} codes.declared
 * @param {ReadonlyMap<string, string>} codes.named by rules, menus and pages, each with a place that uses it
 * @param {Readonly<Record<string, string>>} codes.waiting codes for an area that is not built yet, each with
 * the area
 * @returns {string[]}
 */
export function permissionProblems({ declared, named, waiting }) {
  const known = new Set(declared)
  const unknown = [...named].filter(([code]) => !known.has(code))
  const idle = declared.filter((code) => !named.has(code) && !(code in waiting))
  const stale = Object.keys(waiting).filter((code) => named.has(code) || !known.has(code))
  return [
    ...unknown.map(([code, place]) => `${place} names ${code}, which no area declares.`),
    ...idle.map((code) => `No rule, menu entry or page uses ${code}.`),
    ...stale.map(
      (code) => `${code} waits for ${waiting[code]} no longer: take it out of tools/permissions.js.`,
    ),
  ]
}
