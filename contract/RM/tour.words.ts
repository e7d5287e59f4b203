import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { tour } from './tour.ts'

/** The words for tours, wherever they are mounted. */
export const tourWords = words(tour, {
  name: text('巡场', '巡場', 'Tour |||| Tours'),
  fields: {
    tour_no: text('编号', '編號', 'No.'),
    site: text('站点', '站點', 'Site'),
    title: text('名称', '名稱', 'Title'),
    planned_at: text('计划时间', '計劃時間', 'Planned for'),
    started_at: text('开始时间', '開始時間', 'Started'),
    finished_at: text('完成时间', '完成時間', 'Finished'),
    assignee_ids: text('巡场人员', '巡場人員', 'Assignees'),
    floor_ids: text('楼层', '樓層', 'Floors'),
    store_ids: text('路线', '路線', 'Route'),
    status: text('状态', '狀態', 'Status'),
    cancel_reason: text('取消原因', '取消原因', 'Reason for cancelling'),
    is_overdue: text('超时', '逾時', 'Overdue'),
    template_id: text('检查表', '檢查表', 'Checklist'),
    schedule_id: text('排班', '排班', 'Schedule'),
    schedule_day: text('排班日期', '排班日期', 'Scheduled day'),
    checklist: text('检查项目', '檢查項目', 'Checklist'),
    checked_count: text('已检查', '已檢查', 'Checked'),
  },
  help: {
    template_id: text('留空则使用默认检查表', '留空則使用預設檢查表', 'The default checklist if empty'),
  },
  choices: {
    status: {
      planned: text('已计划', '已計劃', 'Planned'),
      in_progress: text('进行中', '進行中', 'In progress'),
      finished: text('已完成', '已完成', 'Finished'),
      cancelled: text('已取消', '已取消', 'Cancelled'),
      missed: text('未执行', '未執行', 'Missed'),
    },
  },
  steps: {
    start: {
      label: text('开始巡场', '開始巡場', 'Start'),
      question: text('现在开始巡场？', '現在開始巡場？', 'Start this tour now?'),
      done: text('已开始', '已開始', 'Started'),
    },
    finish: {
      label: text('完成巡场', '完成巡場', 'Finish'),
      question: text(
        '完成此次巡场？未检查的店铺不会有结果。',
        '完成此次巡場？未檢查的店舖不會有結果。',
        'Finish this tour? Shops that were not checked will have no result.',
      ),
      done: text('已完成', '已完成', 'Finished'),
    },
    cancel: {
      label: text('取消巡场', '取消巡場', 'Cancel tour'),
      question: text('取消此次巡场？', '取消此次巡場？', 'Cancel this tour?'),
      done: text('已取消', '已取消', 'Cancelled'),
      fields: { reason: text('原因', '原因', 'Reason') },
    },
    miss: {
      label: text('标为未执行', '標為未執行', 'Mark as missed'),
      question: text('此次巡场未执行？', '此次巡場未執行？', 'Was this tour missed?'),
      done: text('未执行', '未執行', 'Missed'),
    },
  },
  not_open: {
    state: text('当前状态不能进行此操作', '目前狀態不能進行此操作', 'Not possible in this state'),
  },
})

/** The other texts of the screens of tours. */
export const tourTexts: Texts = {
  views: {
    mine: text('我的巡场', '我的巡場', 'Mine'),
    today: text('今天', '今日', 'Today'),
    overdue: text('已超时', '已逾時', 'Overdue'),
  },
  group: {
    plan: text('计划', '計劃', 'Plan'),
    route: text('路线', '路線', 'Route'),
    course: text('时间', '時間', 'Dates'),
  },
  progress: text('%{done} / %{all} 家', '%{done} / %{all} 間', '%{done} of %{all} shops'),
}
