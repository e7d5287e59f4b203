import { text, type Locale } from '#contract/localText.ts'
import type { CoreErrorKey } from '#contract/reply.ts'

/** The text for the user for each error, in the caller's language. */
export const errorText: Record<CoreErrorKey, Record<Locale, string>> = {
  'auth.required': text(
    '登录已失效，请重新登录',
    '登入已失效，請重新登入',
    'Your session has ended. Please sign in again',
  ),
  'login.failed': text('用户名或密码不正确', '用戶名稱或密碼不正確', 'Wrong user name or password'),
  'login.disabled': text(
    '账号已停用，请联系管理员',
    '帳戶已停用，請聯絡管理員',
    'This account is inactive. Please contact an administrator',
  ),
  'login.locked': text(
    '失败次数过多，请稍后再试',
    '失敗次數過多，請稍後再試',
    'Too many failed attempts. Please try again later',
  ),
  'captcha.wrong': text('验证码不正确', '驗證碼不正確', 'The code from the picture is wrong'),
  'captcha.expired': text(
    '验证码已过期，请刷新',
    '驗證碼已過期，請更新',
    'The picture has expired. Please use the new one',
  ),
  'app.unknown': text('未登记的应用', '未登記的應用程式', 'This application is not registered'),
  'encrypt_key.expired': text(
    '加密密钥已过期，请重试',
    '加密金鑰已過期，請重試',
    'The encryption key has expired. Please try again',
  ),
  'login.no_site': text(
    '账号没有可用的站点，请联系管理员',
    '帳戶沒有可用的站點，請聯絡管理員',
    'This account has no site. Please contact an administrator',
  ),
  'sms.code_wrong': text('短信验证码不正确', '短訊驗證碼不正確', 'The code from the message is wrong'),
  'sms.code_expired': text('短信验证码已过期', '短訊驗證碼已過期', 'The code from the message has expired'),
  'mobile.in_use': text('该手机号已被使用', '此手機號碼已被使用', 'This mobile number is already in use'),
  'password.old_wrong': text('当前密码不正确', '目前密碼不正確', 'The current password is wrong'),
  'password.policy': text(
    '新密码不符合安全要求',
    '新密碼不符合安全要求',
    'The new password is not strong enough',
  ),
  'reset.invalid': text('重置链接无效或已过期', '重設連結無效或已過期', 'The reset link is no longer valid'),
  'second_factor.required': text(
    '请输入动态验证码',
    '請輸入動態驗證碼',
    'Please enter the code of your authenticator app',
  ),
  'second_factor.wrong': text(
    '动态验证码不正确或已使用',
    '動態驗證碼不正確或已使用',
    'The code is wrong or has been used already',
  ),
  'second_factor.expired': text(
    '等待时间过长，请重新开始',
    '等候時間過長，請重新開始',
    'That took too long. Please start again',
  ),
  'provider.failed': text(
    '单点登录未完成，请重试',
    '單一登入未完成，請重試',
    'The sign-in was not completed. Please try again',
  ),
  'provider.unknown': text(
    '您在此系统中没有账号，请联系管理员',
    '你在此系統沒有帳戶，請聯絡管理員',
    'You have no account here. Please contact an administrator',
  ),
  'param.invalid': text('请求参数不正确', '請求參數不正確', 'A parameter of the request is missing or wrong'),
  'cond.malformed': text('查询条件格式不正确', '查詢條件格式不正確', 'The query is malformed'),
  'cond.field': text(
    '查询条件包含未知的字段或运算符',
    '查詢條件包含未知的欄位或運算子',
    'The query names an unknown field or operator',
  ),
  'validation.failed': text(
    '部分内容填写有误，请检查',
    '部分內容填寫有誤，請檢查',
    'Some fields are invalid. Please check them',
  ),
  'range.limit': text(
    '请求的数据量超过上限，请缩小范围',
    '請求的資料量超過上限，請縮小範圍',
    'Too many rows at once. Please narrow the selection',
  ),
  'count.unconfirmed': text(
    '涉及的记录数与预期不符，未作任何更改。请核对数量后再试',
    '涉及的記錄數目與預期不符，未作任何更改。請核對數目後再試',
    'The number of records is not as expected. Nothing was changed. Please check it and try again',
  ),
  'permission.denied': text(
    '没有权限执行此操作',
    '沒有權限執行此操作',
    'You do not have permission to do this',
  ),
  'department.denied': text(
    '您所在的部门不能执行此操作',
    '你所屬的部門不能執行此操作',
    "Your department doesn't have permission to do this",
  ),
  'site.denied': text('没有该站点的权限', '沒有此站點的權限', 'You do not have access to this site'),
  'store.denied': text(
    '没有该铺位的操作权限',
    '沒有此舖位的操作權限',
    'You do not have access to this store',
  ),
  'ip.denied': text(
    '当前网络不允许登录',
    '目前的網絡不允許登入',
    'Signing in is not allowed from this network',
  ),
  'approval.self': text(
    '不能审批自己提交的申请',
    '不能審批自己提交的申請',
    'You cannot decide on your own request',
  ),
  not_found: text(
    '记录不存在或不可见',
    '記錄不存在或不可檢視',
    'There is no such record, or it is not visible to you',
  ),
  duplicate: text('已存在相同的记录', '已有相同的記錄', 'A record like this already exists'),
  'state.transition': text(
    '当前状态不允许此操作',
    '目前狀態不允許此操作',
    'This is not possible in the current state',
  ),
  stale: text('该记录已被他人修改', '此記錄已被他人修改', 'Someone else has changed this record meanwhile'),
  in_use: text(
    '该记录正被引用，不能删除',
    '此記錄正被引用，不能刪除',
    'Other records refer to this one, so it cannot be deleted',
  ),
  'audit.in_progress': text(
    '该记录有待审批的修改',
    '此記錄有待審批的修改',
    'A change of this record is waiting for approval',
  ),
  'job.running': text('已有任务在执行', '已有工作在執行', 'Another job is already running'),
  'period.locked': text('该期间已锁定', '此期間已鎖定', 'This period is locked'),
  'idempotency.mismatch': text(
    '重复提交的内容不一致',
    '重複提交的內容不一致',
    'The same key was used for another request',
  ),
  'idempotency.pending': text(
    '相同的请求已提交，但尚无结果。请先查看是否已完成，再重新提交',
    '相同的請求已提交，但尚未有結果。請先查看是否已完成，再重新提交',
    'The same request was sent before and has no result yet. Check whether it was done before you send it again',
  ),
  'file.too_large': text('文件过大', '檔案過大', 'The file is too large'),
  'file.quota': text(
    '没有空间存放该文件，请联系管理员',
    '沒有空間存放此檔案，請聯絡管理員',
    'There is no room for this file. Ask the administrator for more',
  ),
  'file.type': text('不支持的文件类型', '不支援的檔案類型', 'This type of file is not accepted'),
  'import.rows': text(
    '部分行有误，未导入',
    '部分行有誤，未匯入',
    'Some rows are wrong; nothing was imported',
  ),
  'rate.limited': text(
    '请求过于频繁，请稍后再试',
    '請求過於頻密，請稍後再試',
    'Too many requests. Please try again later',
  ),
  internal: text(
    '服务器出错，请稍后重试',
    '伺服器出錯，請稍後重試',
    'The server failed. Please try again later',
  ),
  'export.failed': text('导出失败', '匯出失敗', 'The export failed'),
  upstream: text(
    '所需的服务暂时不可用，请稍后重试',
    '所需的服務暫時無法使用，請稍後重試',
    'A service that this needs cannot be reached at present. Please try again later',
  ),
  'call.not_built': text('该功能尚未提供', '此功能尚未提供', 'This is not available yet'),
  'path.unknown': text('没有这个接口', '沒有此 API 路徑', 'There is no such path'),
  'method.unknown': text(
    '该接口不支持此方法',
    '此 API 路徑不支援此方法',
    'This path does not support this method',
  ),
  'body.too_large': text('提交的内容过大', '提交的內容過大', 'The request is too large'),
  'storage.full': text(
    '服务器的存储空间已满，未保存任何内容，请联系管理员',
    '伺服器的儲存空間已滿，未儲存任何內容，請聯絡管理員',
    'The server has run out of space, and nothing was saved. Please tell the administrator',
  ),
  'plugin.faulty': text(
    '“%{plugin}”的服务器部分有误，暂时无法使用，请联系管理员',
    '「%{plugin}」的伺服器部分有誤，暫時無法使用，請聯絡管理員',
    'The server part of %{plugin} is faulty, so it cannot be used. Please tell the administrator',
  ),
  'plugin.off': text('“%{plugin}”已停用', '「%{plugin}」已停用', '%{plugin} is switched off here'),
  starting: text(
    '服务尚未就绪，请稍候',
    '服務尚未就緒，請稍候',
    'The server is not ready. Please wait a moment',
  ),
}

/**
 * The language of a reply: the person's own (`session.user.locale`), otherwise the first of an
 * `Accept-Language` header that the console has, otherwise Simplified Chinese.
 */
export const answerLocale = (own: string | undefined, acceptLanguage: string | undefined): Locale =>
  isLocale(own) ? own : (headerLocale(acceptLanguage) ?? 'zh_CN')

/**
 * The language of the window that a reply is shown in, by its `Accept-Language` header; otherwise that of the
 * account. For replies that contain names and labels.
 */
export const windowLocale = (own: string | undefined, acceptLanguage: string | undefined): Locale =>
  headerLocale(acceptLanguage) ?? answerLocale(own, undefined)

const isLocale = (own: string | undefined): own is Locale =>
  own === 'zh_CN' || own === 'zh_TW' || own === 'en_US'

function headerLocale(acceptLanguage = ''): Locale | undefined {
  for (const part of acceptLanguage.slice(0, 200).toLowerCase().split(',')) {
    const tag = part.trim().split(';')[0] ?? ''
    if (/^zh[-_](tw|hk|mo|hant)/.test(tag)) return 'zh_TW'
    if (tag.startsWith('zh')) return 'zh_CN'
    if (tag.startsWith('en')) return 'en_US'
  }
  return undefined
}
