import { categories, trades } from './classifications.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { threeNames } from '#server/demo/threeNames.ts'

// Group, colour, tags.
const tagGroups = [
  [
    'style',
    '#7b5ea7',
    '国潮|國潮|New national style; 极简|極簡|Minimal; 复古|復古|Vintage; 轻奢|輕奢|Affordable luxury; 手作|手作|Handmade; 北欧风|北歐風|Nordic; 日系|日系|Japanese style; 街头|街頭|Street; 自然|自然|Natural',
  ],
  [
    'audience',
    '#2f7fb5',
    '学生|學生|Students; 年轻白领|年輕白領|Young professionals; 家庭|家庭|Families; 银发族|銀髮族|Seniors; 女性|女性|Women; 男性|男性|Men; 游客|旅客|Tourists; 宠物主人|寵物主人|Pet owners',
  ],
  [
    'market',
    '#c2571a',
    '全国首店|全國首店|First in China; 华南首店|華南首店|First in South China; 香港首店|香港首店|First in Hong Kong; 城市首店|城市首店|First in the city; 旗舰店|旗艦店|Flagship; 概念店|概念店|Concept store; 快闪|期間限定|Pop-up',
  ],
  [
    'operation',
    '#3b8554',
    '直营|直營|Directly operated; 加盟|特許經營|Franchised; 联营|聯營|Joint operation; 夜间营业|夜間營業|Open late; 外卖|外賣|Takeaway; 会员制|會員制|Members; 数字化|數碼化|Digital first; 宠物友好|寵物友善|Pet friendly; 无障碍|無障礙|Accessible',
  ],
  [
    'value',
    '#9a7b1e',
    '环保|環保|Sustainable; 有机|有機|Organic; 素食|素食|Vegetarian; 公益|公益|Charity; 本地品牌|本地品牌|Local brand; 老字号|老字號|Heritage brand; 联名|聯乘|Collaborations; 网红|人氣|Talk of the town; 高性价比|高性價比|Good value; 进口|進口|Imported; 设计奖项|設計獎項|Design award; 美食指南推荐|美食指南推介|Guide-listed',
  ],
] as const

/** The eight brand categories, `BC1` to `BC8`. */
export const brandCategories = (createdAt: number) =>
  categories.map(({ names }, index) => ({
    _id: `BC${index + 1}`,
    parent: null,
    ...threeNames(names),
    order: index + 1,
    ...commonColumns(createdAt),
  }))

/** The id of the category of a trade's code. */
export const categoryIdOf = (tradeCode: string) =>
  `BC${categories.findIndex(({ prefix }) => tradeCode.startsWith(prefix)) + 1}`

/** The id of a trade of the second level: that of its first level and a number from 1. */
export const level2Id = (tradeCode: string, index: number) => `${tradeCode}-${index + 1}`

/** The 32 trades of the first level; an id is the code. */
export const level1Classifications = (createdAt: number) =>
  trades.map(({ code, names, ocr }, index) => ({
    _id: code,
    category_id: categoryIdOf(code),
    ...threeNames(names),
    code,
    benchmark_ocr: ocr,
    order: index + 1,
    ...commonColumns(createdAt),
  }))

/** The 140 trades of the second level. */
export const level2Classifications = (createdAt: number) =>
  trades.flatMap(({ code, level2 }) =>
    level2.map((names, index) => ({
      _id: level2Id(code, index),
      level1_id: code,
      ...threeNames(names),
      order: index + 1,
      ...commonColumns(createdAt),
    })),
  )

/** The 45 brand tags, `BT1` to `BT45`, in five groups of one colour each. */
export const brandTags = (createdAt: number) =>
  tagGroups
    .flatMap(([group, color, names]) =>
      names.split('; ').map((name) => ({ group, color, ...threeNames(name) })),
    )
    .map((tag, index) => ({ _id: `BT${index + 1}`, ...tag, order: index + 1, ...commonColumns(createdAt) }))
