import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { tourSchedule } from './tourSchedule.ts'

/** The words for schedules of tours, wherever they are mounted. */
export const tourScheduleWords = words(tourSchedule, {
  name: text('巡场排班', '巡場排班', 'Tour schedule |||| Tour schedules'),
  fields: {
    site: text('站点', '站點', 'Site'),
    title: text('名称', '名稱', 'Title'),
    template_id: text('检查表', '檢查表', 'Checklist'),
    assignee_ids: text('巡场人员', '巡場人員', 'Assignees'),
    department: text('部门', '部門', 'Department'),
    store_ids: text('铺位', '舖位', 'Shops'),
    floor_ids: text('楼层', '樓層', 'Floors'),
    weekdays: text('星期', '星期', 'Weekdays'),
    time: text('时间', '時間', 'Time'),
    starts_on: text('开始日期', '開始日期', 'From'),
    ends_on: text('结束日期', '結束日期', 'Until'),
    holidays: text('不巡场的日期', '不巡場的日期', 'Days without tours'),
    is_paused: text('暂停', '暫停', 'Paused'),
    plan_problem: text('未能安排的原因', '未能安排的原因', 'Why planning failed'),
    plan_failed_at: text('未能安排的时间', '未能安排的時間', 'Planning failed at'),
  },
  choices: {
    plan_problem: {
      no_people: text('没有可巡场的人员', '沒有可巡場的人員', 'Nobody can do this tour'),
      no_shops: text('没有营业中的铺位', '沒有營業中的舖位', 'No shop is trading there'),
      too_many_shops: text('铺位超过 50 个', '舖位超過 50 個', 'More than 50 shops'),
      no_checklist: text('检查表已停用', '檢查表已停用', 'The checklist is retired'),
      route: text('路线上有不能巡的铺位', '路線上有不能巡的舖位', 'A shop cannot be visited'),
    },
  },
  help: {
    template_id: text('留空则使用默认检查表', '留空則使用預設檢查表', 'The default checklist if empty'),
    department: text(
      '该部门在本站点可填写巡场结果的所有人',
      '該部門在本站點可填寫巡場結果的所有人',
      'Everyone in the department at this site who can fill in tour results',
    ),
    floor_ids: text(
      '这些楼层所有营业中的铺位',
      '這些樓層所有營業中的舖位',
      'Every shop trading on these floors',
    ),
    time: text('站点当地时间', '以站點當地時間計', 'At the site'),
    ends_on: text('留空则一直有效', '留空則一直有效', 'No end if empty'),
    holidays: text('如春节假期，当天不安排巡场', '如農曆新年假期，當日不安排巡場', 'Such as public holidays'),
  },
})

/** The other texts of the screens of schedules. */
export const tourScheduleTexts: Texts = {
  group: {
    when: text('时间', '時間', 'When'),
    who: text('人员', '人員', 'Who'),
    where: text('范围', '範圍', 'Where'),
    tours: text('已安排的巡场', '已安排的巡場', 'Its tours'),
  },
  no_tours: text('尚未安排巡场', '尚未安排巡場', 'No tours were planned yet'),
  weekday: {
    1: text('周一', '週一', 'Mon'),
    2: text('周二', '週二', 'Tue'),
    3: text('周三', '週三', 'Wed'),
    4: text('周四', '週四', 'Thu'),
    5: text('周五', '週五', 'Fri'),
    6: text('周六', '週六', 'Sat'),
    7: text('周日', '週日', 'Sun'),
  },
}
