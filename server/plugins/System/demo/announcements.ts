import { commonColumns } from '#server/demo/commonColumns.ts'

const texts = [
  {
    titles: ['十一月系统升级', '十一月系統升級', 'Upgrade in November'],
    bodies: [
      '本周六晚上十点至十二点升级系统，期间无法使用。请提前保存。',
      '本週六晚上十時至十二時升級系統，期間無法使用。請提早儲存。',
      'The system is upgraded on Saturday from 22:00 to 24:00 and cannot be used meanwhile. Save your work before.',
    ],
    sites: [],
    roles: [],
    days: 6,
    shown: 3,
  },
  {
    titles: ['广州停车场改道', '廣州停車場改道', 'Car park at Guangzhou'],
    bodies: [
      '地下二层西侧入口封闭两周，请引导顾客由东侧进入。',
      '地庫二層西側入口封閉兩星期，請引導顧客由東側進入。',
      'The western entrance of B2 is closed for two weeks. Please send customers to the eastern one.',
    ],
    sites: ['2'],
    roles: [],
    days: 20,
    shown: 14,
  },
] as const

/** Rows of the table `announcement`, from the last weeks; they are over, so that nobody is stopped by them. */
export const announcements = ({ now }: { readonly now: number }) =>
  texts.map(({ titles, bodies, sites, roles, days, shown }, index) => {
    const from = now - days * 86_400
    return {
      _id: `AN-${index + 1}`,
      title: titles[0],
      title_tc: titles[1],
      title_en: titles[2],
      body: bodies[0],
      body_tc: bodies[1],
      body_en: bodies[2],
      sites,
      roles,
      from_at: from,
      until_at: from + shown * 86_400,
      ...commonColumns(from, from),
    }
  })
