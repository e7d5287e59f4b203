import { text, type Texts } from '#contract/localText.ts'

/** The help page of the administration. */
export const helpTexts: Texts = {
  about: text(
    '用户、角色、权限、菜单、文字和参数，以及谁在何时改了什么。',
    '用戶、角色、權限、選單、文字及參數，以及誰在何時改了甚麼。',
    'Users, roles, permissions, the menu, texts and parameters, and who changed what and when.',
  ),
  step1: text(
    '新用户的初始密码只显示一次；权限来自角色，改动在下一次请求时生效。',
    '新用戶的初始密碼只顯示一次；權限來自角色，改動在下一次請求時生效。',
    'A new user’s first password is shown once. Rights come from roles and take effect with the next request.',
  ),
  step2: text(
    '在用户页面可查看此人能看到和能做的事，以及决定它的规则。',
    '在用戶頁面可查看此人能看到及能做的事，以及決定它的規則。',
    'The page of a user shows what that person can see and do, and the rule that decides.',
  ),
  step3: text(
    '审计日志记录每次改动的前后内容；任务页面可启动或暂停后台任务。',
    '審計日誌記錄每次改動的前後內容；工作頁面可啟動或暫停後台工作。',
    'The audit log has every change with before and after; jobs can be started and paused on their page.',
  ),
}
