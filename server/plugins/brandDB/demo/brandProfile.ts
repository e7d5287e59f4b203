import { audiences, places, strengths, type Text } from './brandTexts.ts'
import { categories, type Trade } from './classifications.ts'
import { at, type Random } from '#server/demo/random.ts'
import { threeNames, type ThreeNames } from '#server/demo/threeNames.ts'

/**
 * What a brand's profile is made from; `line` is the position of its line of trade, `now` is in unix seconds.
 */
export interface ProfileOptions {
  names: ThreeNames
  trade: Trade
  line: number
  origins: readonly string[]
  chance: Random
  now: number
}

/**
 * Where a brand comes from, since when, for whom, its tags, and all of that in a sentence in three languages.
 */
export const brandProfile = ({ names, trade, line, origins, chance, now }: ProfileOptions) => {
  const origin_country = chance.pick(origins)
  const founded_year = foundedYear(chance, now)
  const audience = chance.pick(audiences)
  const story = {
    names,
    line: threeNames(at(trade.level2, line)),
    place: placeOf(origin_country),
    founded: founded_year,
    audience,
    strength: chance.pick(at(strengths, categoryIndex(trade))),
  }
  return {
    tag_ids: tags(chance),
    origin_country,
    founded_year,
    target_group: audience[0],
    ...sentences(story),
  }
}

const placeOf = (country: string) => {
  const place = places[country]
  if (place === undefined) throw new Error(`no names for the place ${country}`)
  return place
}

const categoryIndex = ({ code }: Trade) => categories.findIndex(({ prefix }) => code.startsWith(prefix))

// Most brands in malls are young; a few are very old.
const foundedYear = (chance: Random, now: number) =>
  new Date(now * 1000).getUTCFullYear() - (chance.chance(0.08) ? chance.int(40, 130) : chance.int(1, 28))

const tags = (chance: Random) => {
  const chosen = new Set<string>()
  for (let left = chance.int(0, 4); left > 0; left--) chosen.add(`BT${chance.int(1, 45)}`)
  return [...chosen]
}

interface Story {
  names: ThreeNames
  line: ThreeNames
  place: Text
  founded: number
  audience: Text
  strength: Text
}

const sentences = ({ names, line, place, founded, audience, strength }: Story) => ({
  description: `${names.name}于${founded}年创立于${place[0]}，经营${line.name}，以${strength[0]}见长，主要面向${audience[0]}。`,
  description_tc: `${names.name_tc}於${founded}年創立於${place[1]}，經營${line.name_tc}，以${strength[1]}見長，主要面向${audience[1]}。`,
  description_en: `Founded in ${place[2]} in ${founded}, ${names.name_en} (${line.name_en}) is known for ${strength[2]} and made for ${audience[2]}.`,
})
