import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { user } from './user.ts'

/** The words for users. */
export const userWords = words(user, {
  name: text('用户', '用戶', 'User |||| Users'),
  fields: {
    username: text('用户名', '用戶名稱', 'User name'),
    name: text('姓名', '姓名', 'Name'),
    name_en: text('英文姓名', '英文姓名', 'English name'),
    email: text('邮箱', '電郵', 'Email'),
    mobile: text('手机号', '手機號碼', 'Mobile number'),
    country_code: text('国际区号', '國際區號', 'Country code'),
    roles: text('角色', '角色', 'Roles'),
    department: text('部门', '部門', 'Departments'),
    sites: text('站点', '站點', 'Sites'),
    staff_level: text('职级', '職級', 'Staff level'),
    locale: text('语言', '語言', 'Language'),
    sms_remind: text('短信提醒', '短訊提示', 'Reminders by SMS'),
    is_builtin: text('内置账号', '內置帳戶', 'Built-in account'),
    must_change_password: text('须修改密码', '須更改密碼', 'Has to change the password'),
    last_login_at: text('上次登录', '上次登入', 'Last sign-in'),
    last_login_ip: text('上次登录地址', '上次登入地址', 'Address of the last sign-in'),
    is_active: text('启用', '啟用', 'Active'),
  },
  choices: {
    locale: {
      zh_CN: text('简体中文', '簡體中文', 'Simplified Chinese'),
      zh_TW: text('繁体中文', '繁體中文', 'Traditional Chinese'),
      en_US: text('英文', '英文', 'English'),
    },
  },
  help: {
    username: text(
      '小写字母、数字和 . _ @ + -，创建后不能修改',
      '細階字母、數字和 . _ @ + -，建立後不能更改',
      'Small letters, digits and . _ @ + -; it cannot be changed later',
    ),
    country_code: text('例如 86 或 852', '例如 86 或 852', 'Such as 86 or 852'),
    sites: text(
      '没有站点的人无法登录，除非其角色可见全部站点',
      '沒有站點的人無法登入，除非其角色可見所有站點',
      'People without a site cannot sign in, unless a role lets them see every site',
    ),
    is_active: text(
      '停用后立即退出登录，且无法再登录',
      '停用後會立即登出，並無法再登入',
      'People who are switched off are signed out at once and cannot sign in',
    ),
  },
  screen: {
    group: {
      person: text('人员', '人員', 'Person'),
      reach: text('联系方式', '聯絡方式', 'Contact'),
      access: text('权限', '權限', 'Access'),
    },
  },
})
