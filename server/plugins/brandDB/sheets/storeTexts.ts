import type { store } from '#contract/brandDB/store.ts'
import { text } from '#contract/localText.ts'
import type { FieldTexts, RecordTexts } from '#server/base/recordTexts.ts'

const fields: Partial<FieldTexts<typeof store>> = {
  site: text('站点', '站點', 'Site'),
  floor_id: text('楼层', '樓層', 'Floor'),
  store_no: text('铺位号', '舖位編號', 'Unit'),
  name: text('店名', '店名', 'Trading name'),
  name_en: text('英文店名', '英文店名', 'English name'),
  name_tc: text('繁体店名', '繁體店名', 'Traditional Chinese name'),
  store_type: text('铺位类型', '舖位類型', 'Type'),
  category_id: text('类别', '類別', 'Category'),
  area: text('面积', '面積', 'Area'),
  area_gross: text('建筑面积', '建築面積', 'Gross area'),
  frontage_m: text('门面宽度', '舖面闊度', 'Frontage'),
  status: text('状态', '狀態', 'Status'),
  is_split: text('已拆分', '已分拆', 'Split'),
  is_merge: text('已合并', '已合併', 'Merged'),
  effective_from: text('生效日期', '生效日期', 'Effective from'),
  effective_to: text('失效日期', '失效日期', 'Effective to'),
  plan_polygon: text('平面轮廓', '平面輪廓', 'Outline on the plan'),
}

/** A list of stores in a sheet. */
export const storeTexts: RecordTexts = {
  title: text('铺位', '舖位', 'Stores'),
  fields,
  choices: {
    store_type: {
      inline: text('普通铺位', '普通舖位', 'Inline'),
      anchor: text('主力店', '主力店', 'Anchor'),
      kiosk: text('中岛', '中島', 'Kiosk'),
      popup: text('快闪店', '快閃店', 'Pop-up'),
      cinema: text('影院', '戲院', 'Cinema'),
      food_court: text('美食广场', '美食廣場', 'Food court'),
      storage: text('仓库', '倉庫', 'Storage'),
    },
    status: {
      planned: text('规划中', '規劃中', 'Planned'),
      vacant: text('空置', '空置', 'Vacant'),
      leased: text('已签约', '已簽約', 'Leased'),
      fitting_out: text('装修中', '裝修中', 'Fitting out'),
      trading: text('营业中', '營業中', 'Trading'),
      closed: text('已关闭', '已關閉', 'Closed'),
    },
  },
}
