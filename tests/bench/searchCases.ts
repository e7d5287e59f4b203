import { brand } from '#contract/brandDB/brand.ts'
import { generateBrands } from '#server/plugins/brandDB/demo/brands.ts'
import type { Random } from '#server/demo/random.ts'
import { spelled } from '#server/engine/spell.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'

/** Names to type, spread over all that are loaded. */
const samples = [...generateBrands(20_000, { now: Date.parse(demoNow) / 1000 })].filter(
  (_, place) => place % 7 === 0,
)
const letters = 'abcdefghijklmnopqrstuvwxyz'
const characters = [...new Set(samples.flatMap(({ name }) => name.match(/\p{Script=Han}/gu) ?? []))]

const chineseNames = samples.map(({ name }) => name).filter((name) => /^\p{Script=Han}{3,}$/u.test(name))

/** What people type, by its kind. */
export const searchCases: Readonly<Record<string, (chance: Random) => string>> = {
  'one letter': (chance) => chance.pick([...letters]),
  'two letters': (chance) => chance.pick([...letters]) + chance.pick([...letters]),
  'three letters of a name': (chance) => part(english(chance), 3, chance),
  'beginning of a name': (chance) => english(chance).slice(0, chance.int(3, 8)),
  'middle of a name': (chance) => part(english(chance), 5, chance),
  'two words': (chance) => english(chance).split(' ').slice(0, 2).toReversed().join(' '),
  'one character': (chance) => chance.pick(characters),
  'two characters of a name': (chance) => part(chinese(chance), 2, chance),
  'two characters, mostly none': (chance) => chance.pick(characters) + chance.pick(characters),
  'three characters': (chance) => part(chinese(chance), 3, chance),
  'first letters': (chance) => (chance.pick(samples).initials ?? '').slice(0, chance.int(2, 4)) || 'hdl',
  pinyin: (chance) => (spelled(brand, chance.pick(samples))['pinyin'] as string).slice(0, 7) || 'hai',
  'a code': () => 'BR-0123',
  'nothing like it': (chance) => `${chance.pick([...letters])}zqxj`,
}

const english = (chance: Random): string => chance.pick(samples).name_en
const chinese = (chance: Random): string => chance.pick(chineseNames)

/** So many characters out of a text. */
function part(text: string, size: number, chance: Random): string {
  const from = chance.int(0, Math.max(0, text.length - size))
  return text.slice(from, from + size).trim() || text
}
