import { inLanguage, type Texts } from '#contract/localText.ts'
import type { Words } from '#contract/words.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'

/**
 * The texts of a plugin: the words of its resources by their names in the console, and the other texts of its
 * screens. It is the default export of a module of its own, `words.ts`, which the manifest imports: the build
 * divides this module by language, so that each visitor fetches one.
 *
 *     export default messagesOf(
 *       { 'parking/lot': lotWords },
 *       { parking: { map: { title: text('地图', '地圖', 'Map') } } },
 *     )
 */
export function messagesOf(resources: Readonly<Record<string, Words>>, texts: Texts = {}): MessageLoaders {
  const all: Texts = Object.assign({}, ...Object.entries(resources).map(placed), texts)
  const load = (locale: Locale) => async () => ({ messages: inLanguage(all, locale) })
  return { zh_CN: load('zh_CN'), zh_TW: load('zh_TW'), en_US: load('en_US') }
}

/**
 * The words of a resource where react-admin looks for them, and those of its screens at `brandDB.company`.
 */
function placed([name, { resource: _, screen, fields, otherFields, ...words }]: [string, Words]): Texts {
  const path = name.split('/')
  const shown = { ...words, fields: { ...fields, ...otherFields } }
  return { [`resources.${name}`]: shown, ...(screen && { [`${path[0]}.${path.at(-1)}`]: screen }) }
}
