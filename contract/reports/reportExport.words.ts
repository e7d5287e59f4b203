import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { reportExport } from './reportExport.ts'

/** Why there is no file, for exports and schedules. */
export const reasonTexts = {
  denied: text('没有运行此报表的权限', '沒有執行此報表的權限', 'No permission to run this report'),
  gone: text('报表不存在或已停用', '報表不存在或已停用', 'The report is not available'),
  no_user: text('账号已停用', '帳戶已停用', 'The account is inactive'),
  too_many: text('行数太多，请缩小范围', '行數太多，請縮小範圍', 'Too many rows: narrow the parameters'),
  params: text('参数已失效', '參數已失效', 'The parameters are no longer valid'),
  cancelled: text('任务已取消', '工作已取消', 'It was cancelled'),
  failed: text('生成失败', '產生失敗', 'The file could not be created'),
}

/** The words for reports that were run. */
export const reportExportWords = words(reportExport, {
  name: text('导出记录', '匯出記錄', 'Export |||| Exports'),
  fields: {
    report: text('报表编号', '報表編號', 'Report ID'),
    title: text('报表', '報表', 'Report'),
    site: text('站点', '站點', 'Site'),
    params: text('参数值', '參數值', 'Parameter values'),
    given: text('参数', '參數', 'Parameters'),
    format: text('格式', '格式', 'Format'),
    state: text('状态', '狀態', 'Status'),
    reason: text('原因', '原因', 'Reason'),
    rows: text('行数', '行數', 'Rows'),
    size: text('大小', '大小', 'Size'),
    file_name: text('文件', '檔案', 'File'),
    job_id: text('任务', '工作', 'Job'),
    finished_at: text('完成时间', '完成時間', 'Finished'),
    schedule_id: text('定时报表', '定時報表', 'Schedule'),
  },
  choices: {
    format: { xlsx: text('Excel', 'Excel', 'Excel'), csv: text('CSV', 'CSV', 'CSV') },
    state: {
      waiting: text('生成中', '產生中', 'In progress'),
      done: text('已完成', '已完成', 'Done'),
      failed: text('未完成', '未完成', 'Failed'),
    },
    reason: reasonTexts,
  },
  screen: {},
})
