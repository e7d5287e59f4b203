import { text } from '#contract/localText.ts'

/** The words of the forms for a forgotten password. They come with these forms, which few people open. */
export const forgottenWords = {
  forgot: text('忘记密码', '忘記密碼', 'Forgot password'),
  forgotHint: text(
    '我们会把重置方式发到您的邮箱或手机',
    '我們會把重設方法傳送至你的電郵或手機',
    'We send a way to reset it to your email or mobile',
  ),
  send: text('发送', '傳送', 'Send'),
  sending: text('正在发送…', '正在傳送…', 'Sending…'),
  sent: text(
    '如果有这个账号，重置方式已经发出：邮件中的链接，或短信验证码。',
    '如有此帳戶，重設方法已經送出：電郵中的連結，或短訊驗證碼。',
    'If there is such an account, a way to reset it is on its way: a link by email, or a code by SMS.',
  ),
  haveCode: text('输入短信验证码', '輸入短訊驗證碼', 'Enter an SMS code'),
  reset: text('设置新密码', '設定新密碼', 'Set a new password'),
  resetHint: text(
    '设置后，其他设备上的登录会全部失效',
    '設定後，其他裝置上的登入會全部失效',
    'This signs you out on every other device',
  ),
  mobile: text('手机号', '手機號碼', 'Mobile number'),
  country: text('国家或地区代码', '國家或地區代碼', 'Country code'),
  code: text('短信验证码', '短訊驗證碼', 'SMS code'),
  sendCode: text('发送验证码', '傳送驗證碼', 'Send code'),
  resend: text('{n} 秒后重发', '{n} 秒後重發', 'Resend in {n} s'),
  codeSent: text(
    '验证码已发送，如果该手机号已绑定账号。',
    '如此手機號碼已綁定帳戶，驗證碼已經送出。',
    'If the number belongs to an account, a code is on its way.',
  ),
  noMobile: text('请输入手机号', '請輸入手機號碼', 'Enter your mobile number'),
  noCode: text('请输入 6 位验证码', '請輸入 6 位驗證碼', 'Enter the 6 digits'),
  password: text('新密码', '新密碼', 'New password'),
  again: text('再次输入新密码', '再次輸入新密碼', 'New password again'),
  save: text('保存新密码', '儲存新密碼', 'Save new password'),
  saving: text('正在保存…', '正在儲存…', 'Saving…'),
  different: text('两次输入不一致', '兩次輸入不相同', 'Not the same as above'),
  met: text('已满足', '已符合', 'met'),
  unmet: text('未满足', '未符合', 'not met'),
  askAgain: text('重新获取链接', '重新取得連結', 'Request a new link'),
  rules: {
    length: text('至少 8 个字符', '最少 8 個字元', 'At least 8 characters'),
    name: text('与用户名不同', '與用戶名稱不同', 'Not the user name'),
    same: text('两次输入一致', '兩次輸入相同', 'The same twice'),
  },
  /** Why the back end rejects a password (`PasswordProblem`), where we have a better text than its own. */
  problems: {
    length_min: text('太短，至少需要 8 个字符', '太短，最少需要 8 個字元', 'Too short: 8 characters or more'),
    length_max: text('太长，最多 200 个字符', '太長，最多 200 個字元', 'Too long: 200 characters or fewer'),
    like_name: text('不能与用户名相同', '不能與用戶名稱相同', 'Must differ from the user name'),
    one_character: text(
      '不能只由同一个字符组成',
      '不可只由同一個字元組成',
      'Must not be one character repeated',
    ),
    common: text('这个密码太常见', '此密碼太常見', 'This password is too common'),
    hashed: text(
      '不能是 32 位的编码，请换一个',
      '不可為 32 位編碼，請另選一個',
      'Must not be a code of 32 digits and letters',
    ),
    unchanged: text(
      '新密码不能与旧密码相同',
      '新密碼不可與舊密碼相同',
      'The new password must not be the old one',
    ),
  },
}
