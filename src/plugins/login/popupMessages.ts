import type { Locale } from '#src/providers/locale.ts'

/** The words of the popups. They come with these, which most people never see. */
export const popupMessages: Record<Locale, PopupMessages> = {
  zh_CN: {
    sites: '选择站点',
    sitesHint: '之后可随时切换',
    sitesSearch: '搜索站点',
    sitesNone: '没有匹配的站点',
    close: '关闭',
    domainsTitle: '您不在公司网络内',
    domainsHint: '请改用以下地址登录：',
    domainsNone: '您仍可在此登录；如无法登录，请联系管理员。',
    address: '您的地址：{ip}',
    regions: { HK: '香港', 'CN-S': '华南', 'CN-C': '华中', 'CN-E': '华东', 'CN-N': '华北', 'CN-NE': '东北' },
  },
  zh_TW: {
    sites: '選擇站點',
    sitesHint: '其後可隨時切換',
    sitesSearch: '搜尋站點',
    sitesNone: '沒有符合的站點',
    close: '關閉',
    domainsTitle: '你不在公司網絡內',
    domainsHint: '請改用以下網址登入：',
    domainsNone: '你仍可在此登入；如無法登入，請聯絡管理員。',
    address: '你的位址：{ip}',
    regions: { HK: '香港', 'CN-S': '華南', 'CN-C': '華中', 'CN-E': '華東', 'CN-N': '華北', 'CN-NE': '東北' },
  },
  en_US: {
    sites: 'Choose a site',
    sitesHint: 'You can switch at any time',
    sitesSearch: 'Search sites',
    sitesNone: 'No site matches',
    close: 'Close',
    domainsTitle: 'You are outside the company network',
    domainsHint: 'Sign in at one of these addresses:',
    domainsNone: 'You can still sign in here. If that fails, ask an administrator.',
    address: 'Your address: {ip}',
    regions: {
      HK: 'Hong Kong',
      'CN-S': 'South China',
      'CN-C': 'Central China',
      'CN-E': 'East China',
      'CN-N': 'North China',
      'CN-NE': 'Northeast China',
    },
  },
}

export interface PopupMessages {
  sites: string
  sitesHint: string
  sitesSearch: string
  sitesNone: string
  close: string
  domainsTitle: string
  domainsHint: string
  domainsNone: string
  address: string
  /** By `site_region`. */
  regions: Readonly<Record<string, string>>
}
