import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { reasonTexts } from './reportExport.words.ts'
import { reportSchedule } from './reportSchedule.ts'

/** The words for scheduled reports. */
export const reportScheduleWords = words(reportSchedule, {
  name: text('定时报表', '定時報表', 'Scheduled report |||| Scheduled reports'),
  fields: {
    report: text('报表编号', '報表編號', 'Report ID'),
    name: text('报表', '報表', 'Report'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    site: text('站点', '站點', 'Site'),
    params: text('参数值', '參數值', 'Parameter values'),
    format: text('格式', '格式', 'Format'),
    repeats: text('频率', '頻率', 'Repeats'),
    weekday: text('星期', '星期', 'Day of the week'),
    day: text('每月日期', '每月日期', 'Day of the month'),
    at_time: text('时间', '時間', 'Time'),
    timezone: text('时区', '時區', 'Time zone'),
    is_paused: text('已暂停', '已暫停', 'Paused'),
    recipients: text('收件人', '收件人', 'Recipients'),
    recipient_roles: text('收件角色', '收件角色', 'Recipients by role'),
    next_at: text('下次发送', '下次傳送', 'Next'),
    last_at: text('上次发送', '上次傳送', 'Last'),
    last_state: text('上次结果', '上次結果', 'Last result'),
    last_reason: text('未发送原因', '未傳送原因', 'Why it was not sent'),
  },
  choices: {
    format: { xlsx: text('Excel', 'Excel', 'Excel'), csv: text('CSV', 'CSV', 'CSV') },
    repeats: {
      daily: text('每天', '每日', 'Daily'),
      weekly: text('每周', '每週', 'Weekly'),
      monthly: text('每月', '每月', 'Monthly'),
    },
    weekday: {
      mon: text('星期一', '星期一', 'Monday'),
      tue: text('星期二', '星期二', 'Tuesday'),
      wed: text('星期三', '星期三', 'Wednesday'),
      thu: text('星期四', '星期四', 'Thursday'),
      fri: text('星期五', '星期五', 'Friday'),
      sat: text('星期六', '星期六', 'Saturday'),
      sun: text('星期日', '星期日', 'Sunday'),
    },
    last_state: { done: text('已发送', '已傳送', 'Sent'), failed: text('未发送', '未傳送', 'Not sent') },
    last_reason: reasonTexts,
  },
  help: {
    at_time: text('24 小时制，如 08:30', '24 小時制，如 08:30', '24-hour clock, such as 08:30'),
    day: text(
      '没有该日的月份在最后一天发送',
      '沒有該日的月份於最後一天傳送',
      'In shorter months the last day',
    ),
  },
  screen: {},
})
