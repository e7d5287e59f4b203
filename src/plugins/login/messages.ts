import type { Locale } from '#src/providers/locale.ts'

/**
 * The texts of the sign-in page, in a small file of their own: the page is shown before the console and its messages load.
 */
export const messages: Record<Locale, SignInMessages> = {
  zh_CN: {
    title: '登录',
    hint: '使用用户名或公司邮箱',
    expired: '登录已失效，请重新登录后继续',
    username: '用户名或邮箱',
    password: '密码',
    show: '显示',
    hide: '隐藏',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    capsLock: '大写锁定已打开',
    captcha: '验证码',
    captchaOptional: '验证码（可选）',
    captchaPicture: '换一张验证码图片',
    loadAgain: '点击重新加载',
    remember: '记住我',
    forgot: '忘记密码？',
    submit: '登录',
    busy: '正在登录…',
    done: '登录成功！',
    failed: '登录失败！',
    saved: '新密码已设置，请登录。',
    noUsername: '请输入用户名或邮箱',
    noPassword: '请输入密码',
    noCaptcha: '请输入图中的验证码',
    language: '语言',
    headline: '一处看清每一间店',
    line: '品牌、铺位、巡场、评分、业绩，所有站点，一个控制台。',
    back: '返回登录',
    outside: '您正从公司网络以外访问。',
    domains: '登录域名',
    errors: {
      1001: '用户名或密码不正确',
      1002: '账号已停用，请联系管理员',
      1003: '失败次数过多，请稍后再试',
      1004: '验证码不正确',
      1005: '验证码已过期，请输入新的验证码',
      1008: '账号没有可用的站点，请联系管理员',
      4034: '不允许从此网络地址登录',
      4290: '操作过于频繁，请稍后再试',
    },
    waits: { 1003: '失败次数过多，请在{time}后再试', 4290: '操作过于频繁，请在{time}后再试' },
  },
  zh_TW: {
    title: '登入',
    hint: '使用用戶名稱或公司電郵',
    expired: '登入已失效，請重新登入以繼續',
    username: '用戶名稱或電郵',
    password: '密碼',
    show: '顯示',
    hide: '隱藏',
    showPassword: '顯示密碼',
    hidePassword: '隱藏密碼',
    capsLock: '大寫鎖定已開啟',
    captcha: '驗證碼',
    captchaOptional: '驗證碼（選填）',
    captchaPicture: '換一張驗證碼圖片',
    loadAgain: '按此重新載入',
    remember: '記住我',
    forgot: '忘記密碼？',
    submit: '登入',
    busy: '正在登入…',
    done: '登入成功！',
    failed: '登入失敗！',
    saved: '新密碼已設定，請登入。',
    noUsername: '請輸入用戶名稱或電郵',
    noPassword: '請輸入密碼',
    noCaptcha: '請輸入圖中的驗證碼',
    language: '語言',
    headline: '每間店舖，一目了然',
    line: '品牌、舖位、巡場、評分、業績，所有站點，盡在一個控制台。',
    back: '返回登入',
    outside: '你正從公司網絡以外連線。',
    domains: '登入網址',
    errors: {
      1001: '用戶名稱或密碼不正確',
      1002: '帳戶已停用，請聯絡管理員',
      1003: '失敗次數過多，請稍後再試',
      1004: '驗證碼不正確',
      1005: '驗證碼已過期，請輸入新的驗證碼',
      1008: '帳戶沒有可用的站點，請聯絡管理員',
      4034: '不允許從此網絡位址登入',
      4290: '操作過於頻繁，請稍後再試',
    },
    waits: { 1003: '失敗次數過多，請於{time}後再試', 4290: '操作過於頻繁，請於{time}後再試' },
  },
  en_US: {
    title: 'Sign in',
    hint: 'With your user name or company email',
    expired: 'Your session has ended. Sign in to go on where you were.',
    username: 'User name or email',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on',
    captcha: 'Code in the picture',
    captchaOptional: 'Code in the picture (optional)',
    captchaPicture: 'New picture',
    loadAgain: 'Load again',
    remember: 'Remember me',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    busy: 'Signing in…',
    done: 'Signed in',
    failed: 'Sign-in failed',
    saved: 'Your new password is set. Sign in with it.',
    noUsername: 'Enter your user name or email',
    noPassword: 'Enter your password',
    noCaptcha: 'Enter the code in the picture',
    language: 'Language',
    headline: 'Every shop, in one view',
    line: 'Brands, units, tours, scores and sales of all sites in one console.',
    back: 'Back to sign-in',
    outside: 'You are outside the company network.',
    domains: 'Other addresses',
    errors: {
      1001: 'Wrong user name or password',
      1002: 'This account is inactive. Please contact an administrator',
      1003: 'Too many failed attempts. Please try again later',
      1004: 'The code from the picture is wrong',
      1005: 'The picture has expired. Use the new one',
      1008: 'This account has no site. Please contact an administrator',
      4034: 'Signing in from this network address is not allowed',
      4290: 'Too many requests. Please try again later',
    },
    waits: {
      1003: 'Too many failed attempts. Try again in {time}',
      4290: 'Too many requests. Try again in {time}',
    },
  },
}

export interface SignInMessages {
  title: string
  hint: string
  /** In its place when the session ended by itself. */
  expired: string
  username: string
  password: string
  show: string
  hide: string
  showPassword: string
  hidePassword: string
  capsLock: string
  captcha: string
  captchaOptional: string
  captchaPicture: string
  loadAgain: string
  remember: string
  forgot: string
  submit: string
  busy: string
  done: string
  failed: string
  /** After a new password was set. */
  saved: string
  noUsername: string
  noPassword: string
  noCaptcha: string
  language: string
  headline: string
  line: string
  back: string
  outside: string
  domains: string
  /** By `errcode`: what is said when the language changed after the back end had spoken. */
  errors: Readonly<Record<number, string>>
  /** By `errcode`: the same with the time after which to try again. */
  waits: Readonly<Record<number, string>>
}
