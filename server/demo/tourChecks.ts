import { checkPoints } from '#server/plugins/RM/results/checkPoints.ts'

// What somebody notes who finds a small thing.
const remarks: Readonly<Record<(typeof checkPoints)[number]['category'], string>> = {
  cleanliness: '地面有污渍，已提醒|地面有污漬，已提醒',
  lighting_signage: '一盏射灯不亮|一盞射燈不亮',
  display: '陈列凌乱，当场整理|陳列凌亂，即場整理',
  staff_service: '一名员工未佩戴名牌|一名員工沒有佩戴名牌',
  safety_fire: '通道边堆放纸箱，已移走|通道旁堆放紙箱，已移走',
  fit_out: '围挡画面有破损|圍板畫面有破損',
  opening_hours: '迟开店约十分钟|遲開店約十分鐘',
  queue: '队伍占用走廊|隊伍佔用走廊',
  licence: '公示栏缺一份证照|展示欄欠一份牌照',
  other: '音乐偏大，已调低|音樂偏大，已調低',
}

/** The points of a tour, with the corresponding category of problems and a remark. */
export const tourChecks = checkPoints.map(({ category, zh_CN, zh_TW }) => ({
  category,
  names: `${zh_CN}|${zh_TW}`,
  remark: remarks[category],
}))
