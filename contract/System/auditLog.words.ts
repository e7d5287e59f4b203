import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { auditLog } from './auditLog.ts'

/** The words for the audit log. */
export const auditLogWords = words(auditLog, {
  name: text('审计日志', '審計日誌', 'Entry |||| Audit log'),
  fields: {
    at: text('时间', '時間', 'Time'),
    user_id: text('用户', '用戶', 'Person'),
    ip: text('IP 地址', 'IP 地址', 'IP address'),
    site: text('站点', '站點', 'Site'),
    action: text('操作', '操作', 'Action'),
    step: text('步骤', '步驟', 'Step'),
    entity: text('对象', '對象', 'Resource'),
    entity_id: text('记录编号', '記錄編號', 'Record'),
    before: text('修改前', '修改前', 'Before'),
    after: text('修改后', '修改後', 'After'),
    diff: text('修改内容', '修改內容', 'Changes'),
    request_id: text('请求编号', '請求編號', 'Request'),
    masked: text('隐藏的字段', '隱藏的欄位', 'Hidden fields'),
  },
  steps: {},
  screen: {
    done: {
      create: text('新建', '新增', 'Created'),
      update: text('修改', '修改', 'Changed'),
      remove: text('删除', '刪除', 'Removed'),
      export: text('导出', '匯出', 'Exported'),
      reveal: text('查看隐藏内容', '檢視隱藏內容', 'Revealed'),
      signin: text('登录', '登入', 'Signed in'),
      signin_failed: text('登录失败', '登入失敗', 'Could not sign in'),
      signout: text('退出', '登出', 'Signed out'),
      session_end: text('结束会话', '結束工作階段', 'Session ended'),
      second_factor_on: text('启用两步验证', '啟用兩步驗證', 'Second factor turned on'),
      second_factor_off: text('停用两步验证', '停用兩步驗證', 'Second factor turned off'),
      second_factor_reset: text('重置两步验证', '重設兩步驗證', 'Second factor removed'),
      recovery_codes: text('生成新的恢复码', '產生新的復原碼', 'New recovery codes'),
      session_reused: text('令牌被重复使用', '登入憑證被重複使用', 'Token used twice'),
    },
    /** What has no screens of its own. */
    other: {
      session: text('登录会话', '登入工作階段', 'Session'),
      i18n_message: text('界面文字', '介面文字', 'Text'),
      import_run: text('导入', '匯入', 'Import'),
      job: text('后台任务', '背景工作', 'Job'),
      notification: text('通知', '通知', 'Notification'),
      period_lock: text('锁定的月份', '鎖定的月份', 'Locked month'),
      problem_event: text('问题进展', '問題進展', 'Step of an issue'),
      retail_calc_run: text('业绩重算', '業績重算', 'Recalculation'),
      routing_rule: text('派单规则', '分派規則', 'Routing rule'),
      score_item: text('评分项目', '評分項目', 'Item'),
      scoring_result_version: text('评分结果版本', '評分結果版本', 'Version of results'),
      todo_action: text('待办操作', '待辦操作', 'Action in the inbox'),
    },
    changes: text('内容', '內容', 'What changed'),
    no_values: text('没有可显示的内容', '沒有可顯示的內容', 'There are no values to show'),
    reveal: text('显示“%{field}”', '顯示「%{field}」', 'Reveal %{field}'),
    reveal_note: text(
      '私密内容默认隐藏；每次查看都会记入日志',
      '私隱內容預設隱藏；每次檢視都會記入日誌',
      'Private values are hidden. Revealing one is recorded in the log',
    ),
    related: text('相关记录', '相關記錄', 'Related entries'),
    same_record: text('该记录的所有操作', '此記錄的所有操作', 'Everything about this record'),
    same_person: text('此人的所有操作', '此人的所有操作', 'Everything that this person did'),
    same_request: text('同一次请求', '同一次請求', 'The same request'),
  },
})
