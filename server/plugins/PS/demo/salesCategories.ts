import { commonColumns } from '#server/demo/commonColumns.ts'
import { threeNames } from '#server/demo/threeNames.ts'

// Code, parent, names, usual share of sales due as rent.
const plan = [
  ['goods', null, '商品|商品|Goods', 0.15],
  ['dine_in', null, '堂食|堂食|Dine-in', 0.1],
  ['takeaway', 'dine_in', '外卖|外賣|Takeaway', 0.08],
  ['beverage', null, '饮品|飲品|Beverage', 0.12],
  ['services', null, '服务|服務|Services', 0.12],
  ['courses', 'services', '课程|課程|Courses', 0.12],
  ['tickets', null, '票务|票務|Tickets', 0.1],
  ['gift_card', null, '礼品卡|禮品卡|Gift card', 0.02],
  ['click_collect', 'goods', '线上自提|線上自提|Click and collect', 0.1],
  ['delivery', 'goods', '线上配送|線上配送|Online delivery', 0.08],
  ['clearance', 'goods', '特卖|特賣|Clearance', 0.1],
  ['group_buying', null, '团购|團購|Group buying', 0.06],
  ['consignment', 'goods', '寄售|寄售|Consignment', 0.12],
  ['other', null, '其他|其他|Other', 0.1],
] as const

/** The 14 sales categories, each after its parent. */
export const salesCategories = (createdAt: number) =>
  plan.map(([code, parent, names, commission_default], index) => ({
    _id: salesCategoryId(code),
    parent: parent === null ? null : salesCategoryId(parent),
    code,
    ...threeNames(names),
    commission_default,
    order: index + 1,
    ...commonColumns(createdAt),
  }))

/** The id of a sales category by its code. */
export const salesCategoryId = (code: string) => `SC-${code}`
