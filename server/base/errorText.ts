import type { Locale } from '#contract/localText.ts'
import type { CoreErrorKey } from '#contract/reply.ts'

/** The text for the user for each error, in the caller's language. */
export const errorText: Record<CoreErrorKey, Record<Locale, string>> = {
  'auth.required': {
    zh_CN: '登录已失效，请重新登录',
    zh_TW: '登入已失效，請重新登入',
    en_US: 'Your session has ended. Please sign in again',
  },
  'login.failed': {
    zh_CN: '用户名或密码不正确',
    zh_TW: '用戶名稱或密碼不正確',
    en_US: 'Wrong user name or password',
  },
  'login.disabled': {
    zh_CN: '账号已停用，请联系管理员',
    zh_TW: '帳戶已停用，請聯絡管理員',
    en_US: 'This account is inactive. Please contact an administrator',
  },
  'login.locked': {
    zh_CN: '失败次数过多，请稍后再试',
    zh_TW: '失敗次數過多，請稍後再試',
    en_US: 'Too many failed attempts. Please try again later',
  },
  'captcha.wrong': {
    zh_CN: '验证码不正确',
    zh_TW: '驗證碼不正確',
    en_US: 'The code from the picture is wrong',
  },
  'captcha.expired': {
    zh_CN: '验证码已过期，请刷新',
    zh_TW: '驗證碼已過期，請更新',
    en_US: 'The picture has expired. Please use the new one',
  },
  'app.unknown': {
    zh_CN: '未登记的应用',
    zh_TW: '未登記的應用程式',
    en_US: 'This application is not registered',
  },
  'encrypt_key.expired': {
    zh_CN: '加密密钥已过期，请重试',
    zh_TW: '加密金鑰已過期，請重試',
    en_US: 'The encryption key has expired. Please try again',
  },
  'login.no_site': {
    zh_CN: '账号没有可用的站点，请联系管理员',
    zh_TW: '帳戶沒有可用的站點，請聯絡管理員',
    en_US: 'This account has no site. Please contact an administrator',
  },
  'sms.code_wrong': {
    zh_CN: '短信验证码不正确',
    zh_TW: '短訊驗證碼不正確',
    en_US: 'The code from the message is wrong',
  },
  'sms.code_expired': {
    zh_CN: '短信验证码已过期',
    zh_TW: '短訊驗證碼已過期',
    en_US: 'The code from the message has expired',
  },
  'mobile.in_use': {
    zh_CN: '该手机号已被使用',
    zh_TW: '此手機號碼已被使用',
    en_US: 'This mobile number is already in use',
  },
  'password.old_wrong': {
    zh_CN: '当前密码不正确',
    zh_TW: '目前密碼不正確',
    en_US: 'The current password is wrong',
  },
  'password.policy': {
    zh_CN: '新密码不符合安全要求',
    zh_TW: '新密碼不符合安全要求',
    en_US: 'The new password is not strong enough',
  },
  'reset.invalid': {
    zh_CN: '重置链接无效或已过期',
    zh_TW: '重設連結無效或已過期',
    en_US: 'The reset link is no longer valid',
  },
  'second_factor.required': {
    zh_CN: '请输入动态验证码',
    zh_TW: '請輸入動態驗證碼',
    en_US: 'Please enter the code of your authenticator app',
  },
  'second_factor.wrong': {
    zh_CN: '动态验证码不正确或已使用',
    zh_TW: '動態驗證碼不正確或已使用',
    en_US: 'The code is wrong or has been used already',
  },
  'second_factor.expired': {
    zh_CN: '等待时间过长，请重新开始',
    zh_TW: '等候時間過長，請重新開始',
    en_US: 'That took too long. Please start again',
  },
  'provider.failed': {
    zh_CN: '单点登录未完成，请重试',
    zh_TW: '單一登入未完成，請重試',
    en_US: 'The sign-in was not completed. Please try again',
  },
  'provider.unknown': {
    zh_CN: '您在此系统中没有账号，请联系管理员',
    zh_TW: '你在此系統沒有帳戶，請聯絡管理員',
    en_US: 'You have no account here. Please contact an administrator',
  },
  'param.invalid': {
    zh_CN: '请求参数不正确',
    zh_TW: '請求參數不正確',
    en_US: 'A parameter of the request is missing or wrong',
  },
  'cond.malformed': {
    zh_CN: '查询条件格式不正确',
    zh_TW: '查詢條件格式不正確',
    en_US: 'The query is malformed',
  },
  'cond.field': {
    zh_CN: '查询条件包含未知的字段或运算符',
    zh_TW: '查詢條件包含未知的欄位或運算子',
    en_US: 'The query names an unknown field or operator',
  },
  'validation.failed': {
    zh_CN: '部分内容填写有误，请检查',
    zh_TW: '部分內容填寫有誤，請檢查',
    en_US: 'Some fields are invalid. Please check them',
  },
  'range.limit': {
    zh_CN: '请求的数据量超过上限，请缩小范围',
    zh_TW: '請求的資料量超過上限，請縮小範圍',
    en_US: 'Too many rows at once. Please narrow the selection',
  },
  'count.unconfirmed': {
    zh_CN: '涉及的记录数与预期不符，未作任何更改。请核对数量后再试',
    zh_TW: '涉及的記錄數目與預期不符，未作任何更改。請核對數目後再試',
    en_US: 'The number of records is not as expected. Nothing was changed. Please check it and try again',
  },
  'permission.denied': {
    zh_CN: '没有权限执行此操作',
    zh_TW: '沒有權限執行此操作',
    en_US: 'You do not have permission to do this',
  },
  'department.denied': {
    zh_CN: '您所在的部门不能执行此操作',
    zh_TW: '你所屬的部門不能執行此操作',
    en_US: "Your department doesn't have permission to do this",
  },
  'site.denied': {
    zh_CN: '没有该站点的权限',
    zh_TW: '沒有此站點的權限',
    en_US: 'You do not have access to this site',
  },
  'store.denied': {
    zh_CN: '没有该铺位的操作权限',
    zh_TW: '沒有此舖位的操作權限',
    en_US: 'You do not have access to this store',
  },
  'ip.denied': {
    zh_CN: '当前网络不允许登录',
    zh_TW: '目前的網絡不允許登入',
    en_US: 'Signing in is not allowed from this network',
  },
  'approval.self': {
    zh_CN: '不能审批自己提交的申请',
    zh_TW: '不能審批自己提交的申請',
    en_US: 'You cannot decide on your own request',
  },
  not_found: {
    zh_CN: '记录不存在或不可见',
    zh_TW: '記錄不存在或不可檢視',
    en_US: 'There is no such record, or it is not visible to you',
  },
  duplicate: {
    zh_CN: '已存在相同的记录',
    zh_TW: '已有相同的記錄',
    en_US: 'A record like this already exists',
  },
  'state.transition': {
    zh_CN: '当前状态不允许此操作',
    zh_TW: '目前狀態不允許此操作',
    en_US: 'This is not possible in the current state',
  },
  stale: {
    zh_CN: '该记录已被他人修改',
    zh_TW: '此記錄已被他人修改',
    en_US: 'Someone else has changed this record meanwhile',
  },
  in_use: {
    zh_CN: '该记录正被引用，不能删除',
    zh_TW: '此記錄正被引用，不能刪除',
    en_US: 'Other records refer to this one, so it cannot be deleted',
  },
  'audit.in_progress': {
    zh_CN: '该记录有待审批的修改',
    zh_TW: '此記錄有待審批的修改',
    en_US: 'A change of this record is waiting for approval',
  },
  'job.running': {
    zh_CN: '已有任务在执行',
    zh_TW: '已有工作在執行',
    en_US: 'Another job is already running',
  },
  'period.locked': { zh_CN: '该期间已锁定', zh_TW: '此期間已鎖定', en_US: 'This period is locked' },
  'idempotency.mismatch': {
    zh_CN: '重复提交的内容不一致',
    zh_TW: '重複提交的內容不一致',
    en_US: 'The same key was used for another request',
  },
  'idempotency.pending': {
    zh_CN: '相同的请求已提交，但尚无结果。请先查看是否已完成，再重新提交',
    zh_TW: '相同的請求已提交，但尚未有結果。請先查看是否已完成，再重新提交',
    en_US:
      'The same request was sent before and has no result yet. Check whether it was done before you send it again',
  },
  'file.too_large': { zh_CN: '文件过大', zh_TW: '檔案過大', en_US: 'The file is too large' },
  'file.quota': {
    zh_CN: '没有空间存放该文件，请联系管理员',
    zh_TW: '沒有空間存放此檔案，請聯絡管理員',
    en_US: 'There is no room for this file. Ask the administrator for more',
  },
  'file.type': {
    zh_CN: '不支持的文件类型',
    zh_TW: '不支援的檔案類型',
    en_US: 'This type of file is not accepted',
  },
  'import.rows': {
    zh_CN: '部分行有误，未导入',
    zh_TW: '部分行有誤，未匯入',
    en_US: 'Some rows are wrong; nothing was imported',
  },
  'rate.limited': {
    zh_CN: '请求过于频繁，请稍后再试',
    zh_TW: '請求過於頻密，請稍後再試',
    en_US: 'Too many requests. Please try again later',
  },
  internal: {
    zh_CN: '服务器出错，请稍后重试',
    zh_TW: '伺服器出錯，請稍後重試',
    en_US: 'The server failed. Please try again later',
  },
  'export.failed': { zh_CN: '导出失败', zh_TW: '匯出失敗', en_US: 'The export failed' },
  upstream: {
    zh_CN: '所需的服务暂时不可用，请稍后重试',
    zh_TW: '所需的服務暫時無法使用，請稍後重試',
    en_US: 'A service that this needs cannot be reached at present. Please try again later',
  },
  'call.not_built': { zh_CN: '该功能尚未提供', zh_TW: '此功能尚未提供', en_US: 'This is not available yet' },
  'path.unknown': { zh_CN: '没有这个接口', zh_TW: '沒有此 API 路徑', en_US: 'There is no such path' },
  'method.unknown': {
    zh_CN: '该接口不支持此方法',
    zh_TW: '此 API 路徑不支援此方法',
    en_US: 'This path does not support this method',
  },
  'body.too_large': { zh_CN: '提交的内容过大', zh_TW: '提交的內容過大', en_US: 'The request is too large' },
  'storage.full': {
    zh_CN: '服务器的存储空间已满，未保存任何内容，请联系管理员',
    zh_TW: '伺服器的儲存空間已滿，未儲存任何內容，請聯絡管理員',
    en_US: 'The server has run out of space, and nothing was saved. Please tell the administrator',
  },
  'plugin.faulty': {
    zh_CN: '“%{plugin}”的服务器部分有误，暂时无法使用，请联系管理员',
    zh_TW: '「%{plugin}」的伺服器部分有誤，暫時無法使用，請聯絡管理員',
    en_US: 'The server part of %{plugin} is faulty, so it cannot be used. Please tell the administrator',
  },
  'plugin.off': {
    zh_CN: '“%{plugin}”已停用',
    zh_TW: '「%{plugin}」已停用',
    en_US: '%{plugin} is switched off here',
  },
  starting: {
    zh_CN: '服务尚未就绪，请稍候',
    zh_TW: '服務尚未就緒，請稍候',
    en_US: 'The server is not ready. Please wait a moment',
  },
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
