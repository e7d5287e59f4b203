import { text } from '#contract/localText.ts'
/** Why a job failed, if there is no other message. */
export const jobTexts = {
  failed: text(
    '任务出错，未能完成。请稍后重试；若仍失败，请联系管理员。',
    '工作出錯，未能完成。請稍後再試；如仍失敗，請聯絡管理員。',
    'The job failed and was not finished. Try again later; if it fails again, tell an administrator.',
  ),
  stalled: text(
    '任务多次中断，已停止重试。请联系管理员。',
    '工作多次中斷，已停止重試。請聯絡管理員。',
    'The job stalled too often, so it is not tried again. Tell an administrator.',
  ),
  unknown: text(
    '服务器上已没有这项任务，可能其插件已被移除。',
    '伺服器上已沒有這項工作，可能其插件已被移除。',
    'The server no longer has this job: its plugin may have been removed.',
  ),
}
