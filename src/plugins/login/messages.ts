import type { Locale } from '#src/providers/locale.ts'

/** The words of the sign-in page. Their own small file: the page stands before the console and its messages. */
export const messages: Record<Locale, SignInMessages> = {
  zh_CN: {
    title: '登录',
    hint: '使用用户名或公司邮箱',
    username: '用户名或邮箱',
    password: '密码',
    show: '显示',
    hide: '隐藏',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    submit: '登录',
    busy: '正在登录…',
    done: '登录成功！',
    failed: '登录失败！',
    noUsername: '请输入用户名或邮箱',
    noPassword: '请输入密码',
    language: '语言',
    headline: '一处看清每一间店',
    line: '品牌、铺位、巡场、评分、业绩，所有站点，一个控制台。',
  },
  zh_TW: {
    title: '登入',
    hint: '使用用戶名稱或公司電郵',
    username: '用戶名稱或電郵',
    password: '密碼',
    show: '顯示',
    hide: '隱藏',
    showPassword: '顯示密碼',
    hidePassword: '隱藏密碼',
    submit: '登入',
    busy: '正在登入…',
    done: '登入成功！',
    failed: '登入失敗！',
    noUsername: '請輸入用戶名稱或電郵',
    noPassword: '請輸入密碼',
    language: '語言',
    headline: '每間店舖，一目了然',
    line: '品牌、舖位、巡場、評分、業績，所有站點，盡在一個控制台。',
  },
  en_US: {
    title: 'Sign in',
    hint: 'With your user name or company email',
    username: 'User name or email',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    busy: 'Signing in…',
    done: 'Signed in',
    failed: 'Sign-in failed',
    noUsername: 'Enter your user name or email',
    noPassword: 'Enter your password',
    language: 'Language',
    headline: 'Every shop, in one view',
    line: 'Brands, units, tours, scores and sales of all sites in one console.',
  },
}

export interface SignInMessages {
  title: string
  hint: string
  username: string
  password: string
  show: string
  hide: string
  showPassword: string
  hidePassword: string
  submit: string
  busy: string
  done: string
  failed: string
  noUsername: string
  noPassword: string
  language: string
  headline: string
  line: string
}
