import { commonColumns } from './commonColumns.ts'

/** A site as seeded. Behaviour follows `site_region`, never the letters in `code` (WHHK is in Wuhan). */
export type DemoSite = ReturnType<typeof sites>[number]

const plan = [
  {
    _id: '2',
    code: 'GZ',
    region: 'CN-S',
    sc: '广州店',
    tc: '廣州店',
    en: 'Guangzhou',
    open: '2014-09-26',
    gla: 66_000,
  },
  {
    _id: '5',
    code: 'WHGG',
    region: 'CN-C',
    sc: '武汉光谷店',
    tc: '武漢光谷店',
    en: 'Wuhan Guanggu',
    open: '2016-12-09',
    gla: 58_000,
  },
  {
    _id: '6',
    code: 'WHHK',
    region: 'CN-C',
    sc: '武汉汉口店',
    tc: '武漢漢口店',
    en: 'Wuhan Hankou',
    open: '2018-05-18',
    gla: 52_000,
  },
  {
    _id: '8',
    code: 'SH',
    region: 'CN-E',
    sc: '上海店',
    tc: '上海店',
    en: 'Shanghai',
    open: '2013-11-28',
    gla: 38_000,
  },
  {
    _id: '4',
    code: 'SY',
    region: 'CN-NE',
    sc: '沈阳店',
    tc: '瀋陽店',
    en: 'Shenyang',
    open: '2015-08-08',
    gla: 70_000,
  },
  {
    _id: '7',
    code: 'TJ',
    region: 'CN-N',
    sc: '天津店',
    tc: '天津店',
    en: 'Tianjin',
    open: '2017-09-30',
    gla: 55_000,
  },
  {
    _id: '9',
    code: 'Dpark',
    region: 'HK',
    sc: 'D·Park 荃湾',
    tc: 'D·Park 荃灣',
    en: 'D-Park',
    open: '2012-06-15',
    gla: 40_000,
  },
  {
    _id: '10',
    code: 'project-sea',
    region: 'HK',
    sc: '海湾项目',
    tc: '海灣項目',
    en: 'Project Sea',
    open: '2019-08-26',
    gla: 62_000,
  },
  {
    _id: '5f0c7d1e9a3b4c0012d4e6f8',
    code: 'BJHACC',
    region: 'CN-N',
    sc: '北京店',
    tc: '北京店',
    en: 'Beijing HACC',
    open: '2020-10-18',
    gla: 24_000,
  },
]

/** The ids of the nine sites, in the order of the site switcher. */
export const siteIds: readonly string[] = plan.map((site) => site._id)

/** The nine sites of the demo operator. */
export const sites = (createdAt: number) =>
  plan.map(({ _id, code, region, sc, tc, en, open, gla }, index) => ({
    _id,
    code,
    site_region: region,
    name: sc,
    name_sc: sc,
    name_tc: tc,
    name_en: en,
    currency: region === 'HK' ? 'HKD' : 'CNY',
    timezone: region === 'HK' ? 'Asia/Hong_Kong' : 'Asia/Shanghai',
    open_date: open,
    gla_area: gla,
    area_unit_secondary: region === 'HK' ? 'sqft' : null,
    tags_enabled: region === 'HK',
    tax_inclusive: region !== 'HK',
    order: index + 1,
    ...commonColumns(createdAt),
  }))
