import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'
import {
  boolParam,
  intParam,
  textParam,
  textsParam,
  type ParamValues,
  withText,
} from '#contract/paramDefinition.ts'
import { publicParams } from './publicParams.ts'

export const permissions = {
  'site.all': text('站点·全部站点', '站點·全部站點', 'Sites: all sites'),
}

export const params = {
  'auth.allow_url_token': withText(
    publicParams['auth.allow_url_token'],
    text('允许通过地址栏带入令牌', '容許經網址帶入登入憑證', 'Accept a token in the address'),
  ),
  'auth.allow_md5': withText(
    publicParams['auth.allow_md5'],
    text('允许以 MD5 形式提交密码', '容許以 MD5 形式提交密碼', 'Accept passwords in the form of MD5'),
  ),
  'auth.signin_domains': withText(
    publicParams['auth.signin_domains'],
    text(
      '不在白名单时可选的其他登录地址',
      '不在白名單時可選的其他登入地址',
      'Other addresses for signing in, offered to those who are not on the list of addresses',
    ),
  ),
  'upload.max_mb': withText(
    publicParams['upload.max_mb'],
    text('上传文件的大小上限', '上載檔案的大小上限', 'The largest file that can be uploaded'),
  ),
  'upload.types': withText(
    publicParams['upload.types'],
    text('允许上传的文件类型', '容許上載的檔案類型', 'The types of files that can be uploaded'),
  ),
  'ui.toast_ms': withText(
    publicParams['ui.toast_ms'],
    text('提示消息的显示时间', '提示訊息的顯示時間', 'How long a message is shown'),
  ),
  'ui.overlay_ms': withText(
    publicParams['ui.overlay_ms'],
    text('载入遮罩的最长显示时间', '載入遮罩的最長顯示時間', 'How long the loading overlay is shown at most'),
  ),
  'ui.decor_ms': withText(
    publicParams['ui.decor_ms'],
    text(
      '登录页装饰数字的刷新间隔',
      '登入頁裝飾數字的更新間隔',
      'How often the decoration of the sign-in page changes',
    ),
  ),
  'ui.trusted_hosts': withText(
    publicParams['ui.trusted_hosts'],
    text(
      '可信的内部主机，由此进入时不显示遮罩',
      '可信的內部主機，由此進入時不顯示遮罩',
      'Trusted internal hosts, whose links open without the overlay',
    ),
  ),
  'ui.trust_empty_referrer': withText(
    publicParams['ui.trust_empty_referrer'],
    text(
      '没有来源页面的访问视为可信',
      '沒有來源頁面的訪問視為可信',
      'Trust visits that come from no other page',
    ),
  ),
  'ui.watermark_pages': withText(
    publicParams['ui.watermark_pages'],
    text(
      '带水印（姓名与时间）的页面地址，如 /PS，含其下各页',
      '帶水印（姓名與時間）的頁面地址，例如 /PS，包括其下各頁',
      'Addresses of pages with a watermark (name and time), such as /PS, with all below them',
    ),
  ),
  'ui.literal_percent': withText(
    publicParams['ui.literal_percent'],
    text(
      '未注明类型的数值，凡不大于 1（含任何负数）一律按百分比显示',
      '未註明類型的數值，凡不大於 1（包括任何負數）一律以百分比顯示',
      'Show every untyped figure up to 1, also negative ones, as a percentage',
    ),
  ),
  'plugins.off': withText(
    publicParams['plugins.off'],
    text(
      '停用的功能模块，可按站点和角色限定',
      '停用的功能模組，可按站點和角色限定',
      'Areas that are switched off, everywhere or for some sites and roles',
    ),
  ),
  'ui.admin_contact': withText(
    publicParams['ui.admin_contact'],
    text(
      '管理员的联系方式，显示给没有可用功能的人员',
      '管理員的聯絡方法，顯示給沒有可用功能的人員',
      'How to reach the administrator, shown to people who cannot open anything',
    ),
  ),
  'auth.token_hours': withText(
    intParam(12, 1, 72, 'h'),
    text('登录令牌的有效时间', '登入憑證的有效時間', 'How long a sign-in is valid before it is renewed'),
  ),
  'auth.token_max_days': withText(
    intParam(7, 1, 90, 'd'),
    text(
      '一次登录最长可以延续的天数',
      '一次登入最長可延續的日數',
      'The most days one sign-in can be renewed for',
    ),
  ),
  'auth.fail_limit': withText(
    intParam(5, 1, 50, 'times'),
    text('锁定前允许的登录失败次数', '鎖定前容許的登入失敗次數', 'Failed sign-ins before a name is locked'),
  ),
  'auth.lock_minutes': withText(
    intParam(15, 1, 1440, 'min'),
    text(
      '失败次数过多后锁定的时间',
      '失敗次數過多後的鎖定時間',
      'How long a name stays locked after too many failures',
    ),
  ),
  /** After this many failures the server requires the captcha; 0 always requires it. */
  'auth.captcha_after_failures': withText(
    intParam(3, 0, 50, 'times'),
    text(
      '失败多少次后要求图形验证码，0 表示每次都要求',
      '失敗多少次後要求輸入驗證碼，0 表示每次都要求',
      'Failures after which the captcha is required; 0 always requires it',
    ),
  ),
  /** Addresses and CIDR ranges. If the list is empty, every address counts as on it. */
  'security.ip_whitelist': withText(
    textsParam([], 'address'),
    text(
      '允许登录的地址或网段，空表示不限',
      '容許登入的地址或網段，留空表示不限',
      'Addresses and networks that may sign in; an empty list means all',
    ),
  ),
  'security.ip_whitelist_enforced': withText(
    boolParam(false),
    text('是否强制执行白名单', '是否強制執行白名單', 'Refuse everybody who is not on the list of addresses'),
  ),
  'sms.resend_seconds': withText(
    intParam(60, 1, 3600, 's'),
    text(
      '重新发送短信验证码的间隔',
      '重新發送短訊驗證碼的間隔',
      'The wait before another code can be sent by SMS',
    ),
  ),
  'sms.daily_limit': withText(
    intParam(10, 1, 1000, 'times'),
    text(
      '每个手机号每天可发送的验证码数量',
      '每個手提電話號碼每日可發送的驗證碼數目',
      'Codes a day for one mobile number',
    ),
  ),
  /** The maximum size of one person's files that no record uses: unsaved uploads, imports, requests. */
  'upload.unused_mb': withText(
    intParam(1000, 1, 1_000_000, 'MB'),
    text(
      '每人未被任何记录使用的文件总量上限',
      '每人未被任何記錄使用的檔案總量上限',
      'The most storage for files of one person that no record uses',
    ),
  ),
  /** The maximum size of all files that one person uploaded, and that all people uploaded. */
  'upload.person_mb': withText(
    intParam(10_000, 1, 10_000_000, 'MB'),
    text('每人上传文件的总量上限', '每人上載檔案的總量上限', 'The most storage for all files of one person'),
  ),
  'upload.total_mb': withText(
    intParam(100_000, 1, 100_000_000, 'MB'),
    text('全部上传文件的总量上限', '全部上載檔案的總量上限', 'The most storage for all uploaded files'),
  ),
  /** The currency in which figures of several sites are summed up. */
  'fx.default_currency': withText(
    textParam('CNY', 'currency'),
    text(
      '集团汇总使用的币种',
      '集團匯總使用的貨幣',
      'The currency in which figures of several sites are summed up',
    ),
  ),
} as const

/** What belongs to no area: sign-in, sessions, files, messages, and the console itself. */
export const area = {
  id: 'core',
  codes: ['site', 'auth', 'security', 'sms', 'upload', 'ui', 'plugins', 'fx', 'todo'],
  permissions,
  params,
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
