import type { BrandName } from './brandNames.ts'

/** A handmade brand: the trade that it must be in, and its name. */
interface EdgeBrand {
  trade: string
  name: BrandName
}

/**
 * Edge cases by brand number: a name that is too long for every table and card, and a name with an apostrophe
 * and an emoji.
 */
export const brandEdges: Record<number, EdgeBrand> = {
  7: {
    trade: 'FB07',
    name: {
      name: '岭南四季鲜果手作冰淇淋与低温慢焙可可豆巧克力实验室（粤港澳大湾区联合创作概念旗舰店）',
      name_tc: '嶺南四季鮮果手作雪糕與低溫慢焙可可豆朱古力實驗室（粵港澳大灣區聯合創作概念旗艦店）',
      name_en:
        'Lingnan Four Seasons Handmade Fruit Ice Cream and Slow-Roasted Cacao Bean Chocolate Laboratory, Greater Bay Area Joint Concept Flagship',
      aliases: ['岭南四季', 'Lingnan Four Seasons'],
      initials: 'lnsjxgszbqlydwmbkkdqklsysygadwqlhczgnqjd',
      level2: 3,
    },
  },
  12: {
    trade: 'FB06',
    name: {
      name: "O'Hara's 慢咖啡 ☕️",
      name_tc: "O'Hara's 慢咖啡 ☕️",
      name_en: "O'Hara's Slow Coffee ☕️",
      aliases: ['慢咖啡'],
      initials: 'mkf',
      level2: 0,
    },
  },
}
