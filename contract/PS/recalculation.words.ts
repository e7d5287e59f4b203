import { text, type Texts } from '#contract/localText.ts'

/** The texts of the page that recalculates retail performance and locks months. */
export const recalculationTexts: Texts = {
  title: text('业绩重算', '業績重算', 'Recalculation'),
  start: text('重算', '重新計算', 'Recalculate'),
  start_title: text('重算零售业绩', '重新計算零售業績', 'Recalculate retail performance'),
  start_text: text(
    '按当前的销售、租约与租金重新计算所选月份，最多 24 个月。已锁定的月份会跳过。',
    '按目前的銷售、租約及租金重新計算所選月份，最多 24 個月。已鎖定的月份會略過。',
    'Calculates the months again from the current sales, leases and rents, at most 24 months. Locked months are left out.',
  ),
  joined: text(
    '相同范围的重算正在进行',
    '相同範圍的重新計算正在進行',
    'The same recalculation is already running',
  ),
  current: text('当前状态', '目前狀態', 'Status'),
  never: text('尚未重算过。', '尚未重新計算。', 'Nothing has been calculated here yet.'),
  progress: text(
    '已完成 %{done} / %{total} 个月',
    '已完成 %{done} / %{total} 個月',
    '%{done} of %{total} months',
  ),
  months: text('%{from} 至 %{to}', '%{from} 至 %{to}', '%{from} to %{to}'),
  failed_at: text(
    '在 %{month} 失败，之前的月份已保存。',
    '在 %{month} 失敗，之前的月份已儲存。',
    'Failed at %{month}. Earlier months are saved.',
  ),
  warnings: {
    locked: text('%{month} 已锁定，已跳过', '%{month} 已鎖定，已略過', '%{month} is locked and was left out'),
    forced: text(
      '%{month} 已锁定，强制重算',
      '%{month} 已鎖定，強制重新計算',
      '%{month} is locked and was calculated by force',
    ),
    too_large: text(
      '%{month}：铺位 %{store} 的数字过大，无法计算；请核对其销售、租金与面积。其他铺位已算出',
      '%{month}：舖位 %{store} 的數字過大，無法計算；請核對其銷售、租金及面積。其他舖位已計算',
      '%{month}: the figures of store %{store} are too large to calculate. Check its sales, rents and area. All others were calculated',
    ),
    not_calculated: text(
      '%{month}：铺位 %{store} 的数据有误，无法计算；请核对其租约、销售与租金。其他铺位已算出',
      '%{month}：舖位 %{store} 的資料有誤，無法計算；請核對其租約、銷售及租金。其他舖位已計算',
      '%{month}: store %{store} cannot be calculated. Check its leases, sales and rents. All others were calculated',
    ),
    not_begun: text(
      '%{month} 尚未开始，已跳过',
      '%{month} 尚未開始，已略過',
      '%{month} has not begun and was left out',
    ),
  },
  history: text('重算记录', '重新計算記錄', 'History'),
  fields: {
    from_month: text('开始月份', '開始月份', 'From month'),
    to_month: text('结束月份', '結束月份', 'To month'),
    store_ids: text('铺位', '舖位', 'Stores'),
    force: text('包含已锁定的月份', '包括已鎖定的月份', 'Include locked months'),
    reason: text('原因', '原因', 'Reason'),
    stat_month: text('月份', '月份', 'Month'),
    scope: text('范围', '範圍', 'Months'),
    status: text('状态', '狀態', 'Status'),
    started_at: text('开始时间', '開始時間', 'Started'),
    rows_written: text('更新行数', '更新行數', 'Rows written'),
    rows_unchanged: text('未变行数', '未變行數', 'Rows unchanged'),
    notes: text('提示', '提示', 'Notes'),
    locked_at: text('锁定时间', '鎖定時間', 'Locked'),
    locked_by: text('锁定人', '鎖定人', 'Locked by'),
  },
  help: {
    store_ids: text('留空则重算全部铺位', '留空即重新計算全部舖位', 'Leave empty for all stores'),
    force: text('需要填写原因', '須填寫原因', 'Requires a reason'),
  },
  statuses: {
    idle: text('未开始', '未開始', 'Not started'),
    queued: text('排队中', '排隊中', 'Queued'),
    running: text('进行中', '進行中', 'Running'),
    done: text('已完成', '已完成', 'Done'),
    failed: text('失败', '失敗', 'Failed'),
  },
  locks: text('锁定的月份', '鎖定的月份', 'Locked months'),
  no_locks: text('没有锁定的月份。', '沒有鎖定的月份。', 'No month is locked.'),
  lock: text('锁定月份', '鎖定月份', 'Lock a month'),
  lock_text: text(
    '锁定后，该月的销售和租金不能再修改，重算也会跳过它。',
    '鎖定後，該月的銷售及租金不能再更改，重新計算亦會略過。',
    'Its sales and rents can then no longer be changed, and it is left out of recalculations.',
  ),
  unlock: text('解锁月份', '解鎖月份', 'Open a month'),
  not_locked: text('该月份未锁定', '該月份並未鎖定', 'This month is not locked'),
}
