import { brandWords, capital } from './brandWords.ts'
import { at } from '#server/demo/random.ts'
import type { ThreeNames } from '#server/demo/threeNames.ts'

/** The registered name of a company, its short name, and where it is registered. */
export interface CompanyName extends ThreeNames {
  short_name: string
  /** Six digits of the administrative division; empty in Hong Kong. */
  place: string
  address: string
}

// Simplified | Traditional | English | division | a street.
const cities =
  `广州|廣州|Guangzhou|440106|天河区体育东路 深圳|深圳|Shenzhen|440304|福田区福华路 上海|上海|Shanghai|310106|静安区南京西路
  北京|北京|Beijing|110105|朝阳区建国路 武汉|武漢|Wuhan|420106|武昌区中北路 天津|天津|Tianjin|120101|和平区南京路
  沈阳|瀋陽|Shenyang|210103|沈河区青年大街 杭州|杭州|Hangzhou|330106|西湖区文三路 成都|成都|Chengdu|510104|锦江区东大街
  南京|南京|Nanjing|320106|鼓楼区中山路 苏州|蘇州|Suzhou|320508|姑苏区干将东路 佛山|佛山|Foshan|440604|禅城区季华路
  厦门|廈門|Xiamen|350203|思明区湖滨南路`
    .split(/\s+/)
    .map((city) => city.split('|'))

const streets = ['尖沙咀彌敦道', '中環德輔道中', '銅鑼灣軒尼詩道', '荃灣沙咀道', '觀塘開源道', '灣仔告士打道']

// The business of a company, by the prefix of the trade of its brands; `group` is the head of others.
const lines: Record<string, string> = {
  FB: '餐饮管理|餐飲管理|Catering Management',
  FA: '服饰|服飾|Fashion',
  BE: '化妆品|化妝品|Cosmetics',
  JW: '珠宝|珠寶|Jewellery',
  LH: '商贸|商貿|Trading',
  KF: '儿童用品|兒童用品|Children Products',
  LE: '文化娱乐|文化娛樂|Culture & Leisure',
  SV: '商务服务|商務服務|Business Services',
  group: '集团|集團|Group',
}

/** The name of company `number` in a line of business. No two numbers have the same name. */
export const companyName = (number: number, line: string, inHongKong: boolean): CompanyName => {
  const [first, second] = brandWords.characters.drive
  const index = number * 389
  const [one, two] = [at(first, index), at(second, Math.floor(index / first.length))]
  const [sc = '', tc = '', en = ''] = (lines[line] ?? '').split('|')
  const latin = capital(`${one.pinyin}${two.pinyin}`)
  if (inHongKong)
    return {
      name: `${one.sc}${two.sc}${sc}（香港）有限公司`,
      name_tc: `${one.tc}${two.tc}${tc}（香港）有限公司`,
      name_en: `${latin} ${en} (Hong Kong) Limited`,
      short_name: `${one.tc}${two.tc}香港`,
      place: '',
      address: `香港${at(streets, number)}${(number % 180) + 1}號${(number % 28) + 2}樓`,
    }
  const [city = '', cityTc = '', cityEn = '', place = '', street = ''] = at(cities, number)
  return {
    name: `${city}${one.sc}${two.sc}${sc}有限公司`,
    name_tc: `${cityTc}${one.tc}${two.tc}${tc}有限公司`,
    name_en: `${cityEn} ${latin} ${en} Co., Ltd.`,
    short_name: `${city}${one.sc}${two.sc}`,
    place,
    address: `${city}市${street}${(number % 380) + 1}号${(number % 30) + 3}层${String((number % 9) + 1).padStart(2, '0')}室`,
  }
}
