import { inLanguage, type Texts } from '#contract/localText.ts'
import type { Area } from '#contract/area.ts'
import type { Resource } from '#contract/resource.ts'
import type { Words } from '#contract/words.ts'
import type { Locale } from './locale.ts'
import type { MessageLoaders } from './messageSource.ts'

/**
 * The texts of a plugin: the words of its resources, or resources that have their words, by their names in the console,
 * and the other texts of its screens. The build divides them by language, so that each visitor fetches one. So the call is
 * in the manifest, as its `messages`, or the default export of a module of its own that the manifest imports.
 *
 *     messages: messagesOf(
 *       { ...nounWords(area), 'parking/gate': gateWords },
 *       { parking: { map: { title: text('地图', '地圖', 'Map') } } },
 *     )
 */
export function messagesOf(
  named: Readonly<Record<string, Words | Resource>>,
  texts: Texts = {},
): MessageLoaders {
  const all: Texts = Object.assign({}, ...Object.entries(named).map(placed), texts)
  const load = (locale: Locale) => async () => ({ messages: inLanguage(all, locale) })
  return { zh_CN: load('zh_CN'), zh_TW: load('zh_TW'), en_US: load('en_US') }
}

/** The resources of an area that have words, their own or those that the area lists, by their names in the console. */
export const nounWords = ({ id, nouns = {}, words = [] }: Area): Readonly<Record<string, Resource>> =>
  Object.fromEntries(
    Object.entries(nouns).flatMap(([place, noun]) => {
      const named = noun.words ?? words.find(({ resource }) => resource === noun.name)
      return named ? [[`${id}/${place}`, { ...noun, words: named }]] : []
    }),
  )

/**
 * The words of a resource where react-admin looks for them, and those of its screens at `brandDB.company`.
 */
function placed([name, named]: [string, Words | Resource]): Texts {
  const given = 'resource' in named ? named : named.words
  if (!given) throw new Error(`${name} has no words.`)
  const { resource: _, screen, fields, otherFields, ...words } = given
  const path = name.split('/')
  const shown = { ...words, fields: { ...fields, ...otherFields } }
  return { [`resources.${name}`]: shown, ...(screen && { [`${path[0]}.${path.at(-1)}`]: screen }) }
}
