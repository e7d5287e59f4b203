import type { NamedFigure } from './boardFigures.ts'

export type BoardLocale = keyof typeof boardText

/** The board's texts. It represents somebody else's system, so it has its own. */
export const boardText = {
  zh_CN: {
    lang: 'zh-CN',
    title: '运营看板',
    greeting: '{name}，您好',
    site: '当前站点：{site}',
    open: '未关闭问题',
    late: '已逾期',
    trading: '营业中的铺位',
    of: '共 {n} 个',
    chart: '各楼层未关闭的巡场问题',
    inTime: '未逾期',
    none: '此站点没有未关闭的问题',
    expired: '链接已失效',
    expiredText: '此链接只能使用一次，且两分钟内有效。请回到控制台重新打开。',
    unavailable: '服务暂时不可用',
    unavailableText: '请稍后回到控制台重新打开。',
    source: '演示用外部系统 · 凭一次性令牌识别来访者',
  },
  zh_TW: {
    lang: 'zh-HK',
    title: '營運看板',
    greeting: '{name}，你好',
    site: '目前站點：{site}',
    open: '未關閉問題',
    late: '已逾期',
    trading: '營業中的舖位',
    of: '共 {n} 個',
    chart: '各樓層未關閉的巡場問題',
    inTime: '未逾期',
    none: '此站點沒有未關閉的問題',
    expired: '連結已失效',
    expiredText: '此連結只可使用一次，並於兩分鐘內有效。請返回控制台重新開啟。',
    unavailable: '服務暫時未能使用',
    unavailableText: '請稍後返回控制台重新開啟。',
    source: '示範用外部系統 · 以一次性權杖識別訪客',
  },
  en_US: {
    lang: 'en',
    title: 'Operations board',
    greeting: 'Hello, {name}',
    site: 'Site: {site}',
    open: 'Open issues',
    late: 'Overdue',
    trading: 'Units trading',
    of: 'of {n}',
    chart: 'Open tour issues by floor',
    inTime: 'In time',
    none: 'No open issues at this site',
    expired: 'This link has expired',
    expiredText: 'It works once, within two minutes. Go back to the console and open it again.',
    unavailable: 'Service unavailable',
    unavailableText: 'Go back to the console and open it again in a while.',
    source: 'A demo of an external system · knows its visitor by a one-time token',
  },
} as const

/** The first of the requested languages that the board has. */
export const boardLocale = (...wishes: readonly (string | undefined)[]): BoardLocale =>
  wishes.find((wish): wish is BoardLocale => wish !== undefined && Object.hasOwn(boardText, wish)) ?? 'zh_CN'

/** A name in a language, otherwise in Simplified Chinese. */
export const nameIn = (locale: BoardLocale, { name, name_en, name_tc }: NamedFigure): string =>
  (locale === 'zh_TW' ? name_tc : locale === 'en_US' ? name_en : null) || name
