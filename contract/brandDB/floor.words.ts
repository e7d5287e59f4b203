import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { floor } from './floor.ts'

/** The words for floors. */
export const floorWords = words(floor, {
  name: text('楼层', '樓層', 'Floor |||| Floors'),
  fields: {
    code: text('楼层代码', '樓層代碼', 'Code'),
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    site: text('站点', '站點', 'Site'),
    order: text('顺序', '次序', 'Order'),
    gla_area: text('可租面积', '可租面積', 'Leasable area'),
    plan: text('平面图', '平面圖', 'Floor plan'),
    store_count: text('铺位数', '舖位數', 'Units'),
  },
  help: {
    code: text('例如 B1、L2', '例如 B1、L2', 'Such as B1 or L2'),
    order: text('自最低层起向上编号', '由最低層起向上編號', 'Counted upwards from the lowest floor'),
    plan: text(
      '俯视平面图，用于标出铺位',
      '俯視平面圖，用作標出舖位',
      'A drawing seen from above; units are outlined on it',
    ),
  },
  screen: {
    title: text('楼层与铺位', '樓層與舖位', 'Floors and units'),
    tree: text('楼层', '樓層', 'Floors'),
    count: text(
      '%{smart_count} 个铺位',
      '%{smart_count} 個舖位',
      '%{smart_count} unit |||| %{smart_count} units',
    ),
    edit: text('编辑 %{name}', '編輯 %{name}', 'Edit %{name}'),
    tint: text('着色方式', '着色方式', 'Colour by'),
    legend: text('图例', '圖例', 'Legend'),
    plan: text('%{name} 平面图', '%{name} 平面圖', 'Plan of %{name}'),
    group: {
      names: text('名称', '名稱', 'Names'),
      place: text('位置与面积', '位置與面積', 'Place and size'),
      plan: text('平面图', '平面圖', 'Drawing'),
    },
    figure: {
      units: text('铺位', '舖位', 'Units'),
      area: text('可出租面积', '可出租面積', 'Lettable area'),
      vacant: text('空置铺位', '空置舖位', 'Vacant units'),
      vacancy: text('空置面积占比', '空置面積佔比', 'Vacant share of the area'),
      chart: text(
        '各楼层可出租面积（按状态）',
        '各樓層可出租面積（按狀態）',
        'Lettable area by floor and status',
      ),
    },
  },
})
