import { spellingOf } from './spelling.ts'

/**
 * The spellings with which a name that sounds like this Chinese name can begin in the column `pinyin`,
 * followed by a space: for each usual reading, both without the legal form at its end and with each of them.
 * Empty for a name with fewer than two Chinese characters, or with other characters in it, where sound says
 * little.
 */
export function soundsOf(name: string): string[] {
  const core = name.replace(/\s+/g, '').replace(/(?<=.)(股份)?(有限)?(责任|責任)?公司$/, '')
  const size = [...core].length
  if (size < 2 || !/^\p{Script=Han}+$/u.test(core)) return []
  // In addition to the complete spellings there are the initials, one letter per character.
  const spellings = spellingOf([core]).split(' ')
  const readings = spellings.filter((spelling) => spelling.length > size).slice(0, mostReadings)
  return readings.flatMap((reading) => spelledForms.map((form) => reading + form))
}

/** The pinyin of the legal form of a company after its name; a brand has none. */
const spelledForms = ['', 'gongsi', 'youxiangongsi', 'gufenyouxiangongsi', 'youxianzerengongsi']

const mostReadings = 3
