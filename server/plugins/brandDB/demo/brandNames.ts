import type { BrandStyle, Suffix } from './brandStyles.ts'
import { brandWords, capital, type Word } from './brandWords.ts'
import { at, type Random } from '#server/demo/random.ts'
import type { ThreeNames } from '#server/demo/threeNames.ts'

/** The names of a brand. `level2` is the line of trade that its name implies, or null. */
export interface BrandName extends ThreeNames {
  aliases: string[]
  /** First letters of the pinyin of the Chinese name, in lower case. */
  initials: string
  level2: number | null
}

/** Returns a name for the next brand of a trade. Names never repeat, even after a million. */
export type BrandNamer = (trade: string, style: BrandStyle, chance: Random) => BrandName

/**
 * Creates a namer. Every kind of name goes once through all its combinations, far apart from each other, so
 * that only the counters are kept; a kind that is used up is replaced by invented words, which last for
 * millions.
 */
export const brandNamer = (): BrandNamer => {
  const used = new Map<string, number>()
  const take = (kind: string, size: number): number | null => {
    const count = used.get(kind) ?? 0
    used.set(kind, count + 1)
    return count < size ? (count * stride + 17) % size : null
  }
  return (trade, style, chance) => {
    const kind = kindOf(style, chance)
    if (kind === 'characters') return fromCharacters(take, trade, style) ?? fromWord(take, style, chance)
    if (kind === 'founder') return fromFounder(take, trade, style) ?? fromWord(take, style, chance)
    if (kind === 'pair') return fromPair(take, style, chance) ?? fromWord(take, style, chance)
    return fromWord(take, style, chance)
  }
}

// A prime: as long as no table's size is a multiple of it, the steps reach every combination.
const stride = 7919

type Take = (kind: string, size: number) => number | null

// Of a hundred names: characters, founders, pairs of words; the rest are invented words.
const shares = { local: [56, 22, 10], mixed: [34, 0, 26], global: [14, 0, 28] } as const

const kindOf = (style: BrandStyle, chance: Random) => {
  const [characters, founders, pairs] = shares[style.tongue]
  const drawn = chance.next() * 100
  if (drawn < characters) return 'characters'
  if (drawn < characters + founders) return style.mood === 'taste' ? 'founder' : 'characters'
  return drawn < characters + founders + pairs ? 'pair' : 'word'
}

// 云裳衣橱: two characters and the kind of shop.
const fromCharacters = (take: Take, trade: string, { mood, suffixes }: BrandStyle) => {
  const [first, second] = brandWords.characters[mood]
  const index = take(`characters ${trade}`, first.length * second.length * suffixes.length)
  if (index === null) return null
  const suffix = at(suffixes, index)
  const stem = joined([
    at(first, Math.floor(index / suffixes.length)),
    at(second, Math.floor(index / suffixes.length / first.length)),
  ])
  return chinese(stem, suffix)
}

// 陈记面馆
const fromFounder = (take: Take, trade: string, { suffixes }: BrandStyle) => {
  const { founders } = brandWords
  const index = take(`founder ${trade}`, founders.length * suffixes.length)
  return index === null
    ? null
    : chinese(at(founders, Math.floor(index / suffixes.length)), at(suffixes, index))
}

// 琥珀狐狸咖啡, Amber Fox
const fromPair = (take: Take, style: BrandStyle, chance: Random) => {
  const { adjectives, nouns } = brandWords
  const index = take('pair', adjectives.length * nouns.length)
  if (index === null) return null
  const [adjective, noun] = [at(adjectives, index), at(nouns, Math.floor(index / adjectives.length))]
  const stem = { ...joined([adjective, noun]), en: `${adjective.en} ${noun.en}` }
  if (style.tongue === 'global') return latin(stem, chance.chance(0.5))
  return chinese(stem, chance.chance(0.6) ? chance.pick(style.suffixes) : null)
}

// Norimi, Norimi 诺里米, 诺里米咖啡
const fromWord = (take: Take, style: BrandStyle, chance: Random) => {
  const stem = inventedWord(take)
  const isLatin = style.tongue === 'global' || (style.tongue === 'mixed' && chance.chance(0.5))
  if (!isLatin) return chinese(stem, chance.pick(style.suffixes))
  return latin(chance.chance(0.25) ? { ...stem, en: stem.en.toUpperCase() } : stem, chance.chance(0.55))
}

const inventedWord = (take: Take): Word => {
  for (const length of [2, 3, 4]) {
    const { syllables } = brandWords
    const size = syllables.length * (syllables.length - 1) ** (length - 1)
    for (let index = take(`word ${length}`, size); index !== null; index = take(`word ${length}`, size)) {
      const stem = joined(wordSyllables(index, length))
      if (!taken.has(stem.en)) return stem
    }
  }
  throw new RangeError('no brand name is left')
}

// No syllable is repeated directly: Norimi, not Nonomi.
const wordSyllables = (index: number, length: number) => {
  const { syllables } = brandWords
  const places = [index % syllables.length]
  let rest = Math.floor(index / syllables.length)
  while (places.length < length) {
    places.push(((places.at(-1) ?? 0) + 1 + (rest % (syllables.length - 1))) % syllables.length)
    rest = Math.floor(rest / (syllables.length - 1))
  }
  return places.map((place) => at(syllables, place))
}

// Words that are real brands, or read badly.
const taken = new Set(
  'Fila Mido Rado Dove Mini Levi Hera Vita Sofa Toyota Lolita Mikimoto Verona Sodoma Lube Poya'.split(' '),
)

const joined = (words: Word[]): Word => ({
  sc: words.map(({ sc }) => sc).join(''),
  tc: words.map(({ tc }) => tc).join(''),
  pinyin: words.map(({ pinyin }) => pinyin).join(' '),
  en: capital(words.map(({ en }) => en.toLowerCase()).join('')),
})

const chinese = (stem: Word, suffix: Suffix | null): BrandName => ({
  name: stem.sc + (suffix?.sc ?? ''),
  name_tc: stem.tc + (suffix?.tc ?? ''),
  name_en: suffix ? `${stem.en} ${suffix.en}` : stem.en,
  aliases: suffix ? [stem.sc, stem.en] : [stem.en],
  initials: initials(`${stem.pinyin} ${suffix?.pinyin ?? ''}`),
  level2: suffix?.level2 ?? null,
})

const latin = (stem: Word, withChinese: boolean): BrandName => ({
  name: withChinese ? `${stem.en} ${stem.sc}` : stem.en,
  name_tc: withChinese ? `${stem.en} ${stem.tc}` : stem.en,
  name_en: stem.en,
  aliases: [stem.sc],
  initials: initials(stem.pinyin),
  level2: null,
})

const initials = (pinyin: string) =>
  pinyin
    .split(' ')
    .map((syllable) => syllable.charAt(0))
    .join('')
