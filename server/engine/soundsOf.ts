import { spellingOf } from './spelling.ts'

/**
 * How a Chinese name is pronounced in each usual reading, as the column `pinyin` has it, without the legal form at its
 * end. None of a name with less than two Chinese characters, or with anything else: there what sounds alike says little.
 */
export function soundsOf(name: string): string[] {
  const core = name.replace(/\s+/g, '').replace(/(?<=.)(股份)?(有限)?(责任|責任)?公司$/, '')
  const size = [...core].length
  if (size < 2 || !/^\p{Script=Han}+$/u.test(core)) return []
  // Beside the whole spellings there are the first letters, one a character.
  const spellings = spellingOf([core]).split(' ')
  return spellings.filter((spelling) => spelling.length > size).slice(0, mostReadings)
}

/** How the legal form of a company is spelled where it stands behind its name; a brand has none. */
export const spelledForms = ['', 'gongsi', 'youxiangongsi', 'gufenyouxiangongsi', 'youxianzerengongsi']

const mostReadings = 3
