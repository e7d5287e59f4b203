import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { site } from './site.ts'

/** The words for sites. */
export const siteWords = words(site, {
  name: text('站点', '站點', 'Site |||| Sites'),
  fields: {
    code: text('代码', '代碼', 'Code'),
    site_region: text('区域', '地區', 'Region'),
    name: text('名称', '名稱', 'Name'),
    name_sc: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    currency: text('货币', '貨幣', 'Currency'),
    timezone: text('时区', '時區', 'Time zone'),
    open_date: text('开业日期', '開業日期', 'Opened'),
    gla_area: text('可出租面积', '可出租面積', 'Gross leasable area'),
    area_unit_secondary: text('第二面积单位', '第二面積單位', 'Second unit of areas'),
    tags_enabled: text('评分时可加标签', '評分時可加標籤', 'Tags while scoring'),
    tax_inclusive: text('上报的销售额含税', '上報的銷售額含稅', 'Sales are reported with tax'),
    order: text('排序', '次序', 'Place'),
  },
  choices: {
    site_region: {
      HK: text('香港', '香港', 'Hong Kong'),
      'CN-S': text('华南', '華南', 'South China'),
      'CN-C': text('华中', '華中', 'Central China'),
      'CN-E': text('华东', '華東', 'East China'),
      'CN-N': text('华北', '華北', 'North China'),
      'CN-NE': text('东北', '東北', 'Northeast China'),
    },
    currency: { CNY: text('人民币', '人民幣', 'Renminbi'), HKD: text('港币', '港幣', 'Hong Kong dollar') },
    timezone: {
      'Asia/Shanghai': text('北京时间', '北京時間', 'China time'),
      'Asia/Hong_Kong': text('香港时间', '香港時間', 'Hong Kong time'),
    },
    area_unit_secondary: { sqft: text('平方英尺', '平方呎', 'Square feet') },
  },
  help: {
    site_region: text(
      '香港站点使用香港的巡场、评分和报表',
      '香港站點使用香港的巡場、評分和報表',
      'Sites in Hong Kong have the tours, scores and reports of Hong Kong',
    ),
    tags_enabled: text(
      '仅用于香港站点。关闭后不能再加标签，已有的标签保留',
      '僅用於香港站點。關閉後不能再加標籤，已有的標籤會保留',
      'For sites in Hong Kong. If off, no more tags are given; shops keep those that they have',
    ),
    tax_inclusive: text(
      '关闭后，上报的销售额即为不含税销售额',
      '關閉後，上報的銷售額即為不含稅銷售額',
      'If off, the sales that tenants report count as sales without tax',
    ),
  },
  screen: {
    group: {
      names: text('名称', '名稱', 'Names'),
      place: text('所在地', '所在地', 'Place'),
      ways: text('本站点的做法', '本站點的做法', 'What is different here'),
    },
    params: {
      title: text('站点参数', '站點參數', 'Parameters by site'),
      open: text('各站点不同的参数', '各站點不同的參數', 'Parameters that differ by site'),
    },
  },
})
