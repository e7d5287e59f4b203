/**
 * What sources say of texts. A pattern is a key with `*` for what is only known at runtime: `RM.tour.views.*`.
 *
 * @typedef {object} UsedTexts
 * @property {Map<string, string>} keys where the key of a text is expected, each with its file
 * @property {Map<string, string>} patterns the same for patterns
 * @property {Set<string>} mentions keys and patterns anywhere
 */

/**
 * The mismatches between the texts that there are and those that the sources name, one sentence each.
 *
 * @param {object} texts
 * @param {readonly string[]} texts.known the keys of all texts
 * @param {UsedTexts} texts.used
 * @param {(key: string) => boolean} [texts.isRead] whether the console shows a text without naming it
 * @returns {string[]}
 */
export function textProblems({ known, used, isRead = () => false }) {
  const all = new Set(known.flatMap((key) => [key, ...groupsOf(key)]))
  const mentions = [...used.mentions].map(fitting)
  const unknown = [...used.keys].filter(([key]) => !all.has(key))
  const empty = [...used.patterns].filter(([pattern]) => ![...all].some(fitting(pattern)))
  const idle = known.filter(
    (key) => !isRead(key) && ![key, ...groupsOf(key)].some((one) => mentions.some((fits) => fits(one))),
  )
  return [
    ...unknown.map(([key, file]) => `${file} names the text ${key}, which there is not.`),
    ...empty.map(([pattern, file]) => `${file} names texts ${pattern}, of which there is none.`),
    ...idle.map((key) => `Nothing shows the text ${key}.`),
  ]
}

/**
 * The groups that a text is in, but not its area: of `RM.tour.views.mine` `RM.tour` and `RM.tour.views`.
 *
 * @param {string} key
 */
const groupsOf = (key) => {
  const parts = key.split('.')
  return parts.slice(2).map((_, at) => parts.slice(0, at + 2).join('.'))
}

/** @param {string} pattern @returns {(key: string) => boolean} */
function fitting(pattern) {
  if (!pattern.includes('*')) return (key) => key === pattern
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.$|]/g, String.raw`\$&`))
  const whole = new RegExp(`^${parts.join('.+')}$`)
  return (key) => whole.test(key)
}
