import { spellingOf } from './spelling.ts'

/**
 * The spellings under which a name that sounds like this Chinese one may begin in the column `pinyin`, a
 * space behind them: for each usual reading, without the legal form at its end and with each. Empty for a
 * name with fewer than two Chinese characters, or with anything else in it: what sounds alike says little
 * there.
 */
export function soundsOf(name: string): string[] {
  const core = name.replace(/\s+/g, '').replace(/(?<=.)(股份)?(有限)?(责任|責任)?公司$/, '')
  const size = [...core].length
  if (size < 2 || !/^\p{Script=Han}+$/u.test(core)) return []
  // Beside the whole spellings there are the first letters, one a character.
  const spellings = spellingOf([core]).split(' ')
  const readings = spellings.filter((spelling) => spelling.length > size).slice(0, mostReadings)
  return readings.flatMap((reading) => spelledForms.map((form) => reading + form))
}

/** How the legal form of a company is spelled where it stands behind its name; a brand has none. */
const spelledForms = ['', 'gongsi', 'youxiangongsi', 'gufenyouxiangongsi', 'youxianzerengongsi']

const mostReadings = 3
