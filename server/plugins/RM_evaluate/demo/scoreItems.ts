import { commonColumns } from '#server/demo/commonColumns.ts'
import { threeNames } from '#server/demo/threeNames.ts'

// Code: names, weight in the mainland, weight in Hong Kong. Items with the same meaning have the same code in
// every set.
const items = {
  appearance: [
    ['AP1', '门头招牌完好|門頭招牌完好|Shopfront and sign intact', 4, 3],
    ['AP2', '橱窗陈列整洁|櫥窗陳列整潔|Window display tidy', 4, 3],
    ['AP3', '地面清洁|地面清潔|Clean floor', 4, 3],
    ['AP4', '灯光正常|燈光正常|Lighting works', 4, 3],
    ['AP5', '货架整齐|貨架整齊|Shelves in order', 4, 2],
  ],
  presentation: [
    ['PR1', '着装统一|着裝統一|Uniform', 4, 4],
    ['PR2', '佩戴名牌|佩戴名牌|Name badge', 3, 3],
    ['PR3', '仪容整洁|儀容整潔|Grooming', 4, 4],
    ['PR4', '站姿得体|站姿得體|Posture', 4, 4],
  ],
  greeting: [
    ['GR1', '主动问候|主動問候|Greets first', 5, 5],
    ['GR2', '微笑|微笑|Smile', 5, 5],
    ['GR3', '目光交流|目光交流|Eye contact', 5, 5],
    ['GR4', '双语问候|雙語問候|Bilingual greeting', 0, 2],
  ],
  knowledge: [
    ['KN1', '了解商品|了解商品|Knows products', 5, 5],
    ['KN2', '需求询问|需求詢問|Asks needs', 5, 5],
    ['KN3', '合理推荐|合理推薦|Suitable suggestion', 5, 5],
  ],
  process: [
    ['SP1', '等候时间|等候時間|Waiting time', 4, 4],
    ['SP2', '结账效率|結帳效率|Checkout speed', 4, 4],
    ['SP3', '会员积分提示|會員積分提示|Membership reminder', 4, 4],
    ['SP4', '送客|送客|Farewell', 4, 4],
    ['SP5', '投诉处理|投訴處理|Complaint handling', 4, 4],
    ['SP6', '排队关怀|排隊關懷|Queue care', 0, 2],
    ['SP7', '无障碍服务|無障礙服務|Accessible service', 0, 2],
  ],
  discipline: [
    ['DS1', '准时开店|準時開店|Opens on time', 4, 4],
    ['DS2', '无玩手机|無玩手機|No private phone use', 3, 3],
    ['DS3', '通道畅通|通道暢通|Clear passage', 3, 3],
    ['DS4', '消防器材到位|消防器材到位|Fire equipment in place', 3, 3],
    ['DS5', '价签规范|價籤規範|Price labels correct', 2, 2],
  ],
} as const

const critical = ['DS3', 'DS4']

// The items for places to eat, which replace those about the products.
const food = {
  KN1: ['FB1', '餐具与后厨卫生|餐具與廚房衞生|Hygiene'],
  KN2: ['FB2', '出品温度|出品溫度|Serving temperature'],
  KN3: ['FB3', '翻台效率|翻檯效率|Table turnover'],
} as const

const isFoodCode = (code: string): code is keyof typeof food => code in food

/** The sets of items: for all sites, for places to eat, and for Hong Kong. */
export const scoreItemSets = (createdAt: number, effective_from: string) =>
  [
    { _id: 'IS-mainland', region: null, category_id: null },
    { _id: 'IS-food', region: null, category_id: 'BC1' },
    { _id: 'IS-hongkong', region: 'HK', category_id: null },
  ].map((set) => ({
    ...set,
    site: null,
    version: 1,
    effective_from,
    effective_to: null,
    scale: set.region === 'HK' ? 'five' : 'percent',
    status: 'active',
    ...commonColumns(createdAt),
  }))

/** The set that a shop is scored by. */
export const scoreSetOf = (inHongKong: boolean, category: string | null) => {
  if (inHongKong) return 'IS-hongkong'
  return category === 'BC1' ? 'IS-food' : 'IS-mainland'
}

/**
 * The 78 items: 25 for the mainland, 25 for places to eat, 28 for Hong Kong. The weights of each set add up
 * to 100.
 */
export const scoreItems = (createdAt: number) =>
  ['IS-mainland', 'IS-food', 'IS-hongkong'].flatMap((set_id) =>
    Object.entries(items)
      .flatMap(([section, own]) => own.map((item) => ({ section, item })))
      .filter(({ item }) => item[set_id === 'IS-hongkong' ? 3 : 2] > 0)
      .map(({ section, item: [known, names, mainland, hongKong] }, index) => {
        const [code, own] = set_id === 'IS-food' && isFoodCode(known) ? food[known] : [known, names]
        return {
          _id: `${set_id.replace('IS', 'SI')}-${code}`,
          set_id,
          code,
          section,
          ...threeNames(own),
          weight: set_id === 'IS-hongkong' ? hongKong : mainland,
          max_score: set_id === 'IS-hongkong' ? 5 : 10,
          min_score: 0,
          is_critical: critical.includes(code),
          remark_below: 0.6,
          order: index + 1,
          ...commonColumns(createdAt),
        }
      }),
  )
