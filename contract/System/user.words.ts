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
    second_factor_at: text('两步验证启用时间', '兩步驗證啟用時間', 'Second factor since'),
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
      'Lower-case letters, digits and . _ @ + -; it cannot be changed later',
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
      access: text('权限', '權限', 'Access'),
      reach: text('联系方式', '聯絡方式', 'Contact'),
    },
    first_password: {
      title: text('%{name} 的初始密码', '%{name} 的初始密碼', 'First password of %{name}'),
      text: text(
        '密码只显示这一次，请现在复制并安全地交给本人。首次登录后必须修改。',
        '密碼只顯示這一次，請現在複製並安全地交給本人。首次登入後必須更改。',
        'It is shown only now: copy it and pass it on safely. It has to be changed after the first sign-in.',
      ),
      copy: text('复制', '複製', 'Copy'),
      copied: text('密码已复制', '密碼已複製', 'The password is copied'),
      done: text('完成', '完成', 'Done'),
    },
    first_passwords: {
      action: text('发放初始密码', '發放初始密碼', 'Give first passwords'),
      title: text(
        '%{smart_count} 人的初始密码',
        '%{smart_count} 人的初始密碼',
        'First password of %{smart_count} person |||| First passwords of %{smart_count} people',
      ),
      text: text(
        '每人得到一个新密码，原密码失效，已登录的会退出。首次登录后必须修改。',
        '每人得到一個新密碼，原密碼失效，已登入的會登出。首次登入後必須更改。',
        'Everybody gets a new password. The old one stops working, and they are signed out. It has to be changed after the first sign-in.',
      ),
      once: text(
        '密码只显示这一次，请现在复制并安全地交给本人。',
        '密碼只顯示這一次，請現在複製並安全地交給本人。',
        'They are shown only now: copy them and pass them on safely.',
      ),
      copied: text('密码已复制', '密碼已複製', 'The passwords are copied'),
    },
    new_password: {
      action: text('重设密码', '重設密碼', 'New password'),
      title: text(
        '为 %{name} 设置新的初始密码？',
        '為 %{name} 設定新的初始密碼？',
        'Give %{name} a new first password?',
      ),
      text: text(
        '原密码立即失效，其所有登录都会结束。',
        '原密碼會立即失效，其所有登入都會結束。',
        'The old password stops working, and every session of this person ends at once.',
      ),
    },
    reset_factor: {
      action: text('移除两步验证', '移除兩步驗證', 'Remove second factor'),
      title: text(
        '移除 %{name} 的两步验证？',
        '移除 %{name} 的兩步驗證？',
        'Remove the second factor of %{name}?',
      ),
      text: text(
        '用于手机和恢复码都丢失的情况。请先确认是本人提出。之后仅凭密码即可登录；角色有要求时，须重新设置。',
        '適用於手機及復原碼均已遺失的情況。請先確認由本人提出。之後只需密碼即可登入；如角色有所要求，則須重新設定。',
        'For somebody who has lost their phone and recovery codes. First make sure that the request really comes from them. The password alone then signs them in; if one of their roles requires a second factor, they have to set up a new one first.',
      ),
      done: text('两步验证已移除', '兩步驗證已移除', 'The second factor is removed'),
    },
    switch_off: {
      action: text('停用', '停用', 'Switch off'),
      title: text('停用 %{name}？', '停用 %{name}？', 'Switch %{name} off?'),
      text: text(
        '其所有登录立即结束，之后无法登录。记录保留，可随时重新启用。',
        '其所有登入會立即結束，之後無法登入。記錄會保留，可隨時重新啟用。',
        'Every session of this person ends at once, and signing in is refused. Nothing is deleted.',
      ),
    },
    switch_on: {
      action: text('启用', '啟用', 'Switch on'),
      title: text('启用 %{name}？', '啟用 %{name}？', 'Switch %{name} on?'),
      text: text(
        '此人可用原来的密码重新登录，权限不变。',
        '此人可用原來的密碼重新登入，權限不變。',
        'This person can sign in again with the old password, and has the same rights as before.',
      ),
    },
    roles: {
      action: text('更改角色', '更改角色', 'Change roles'),
      title: text(
        '更改 %{smart_count} 人的角色',
        '更改 %{smart_count} 人的角色',
        'Change the roles of one person |||| Change the roles of %{smart_count} people',
      ),
      next: text('查看影响', '檢視影響', 'See the effect'),
      fields: {
        mode: text('方式', '方式', 'How'),
        roles: text('角色', '角色', 'Roles'),
      },
      choices: {
        mode: {
          add: text('添加这些角色', '加入這些角色', 'Add these roles'),
          remove: text('移除这些角色', '移除這些角色', 'Take these roles away'),
          replace: text('只保留这些角色', '只保留這些角色', 'Replace with these roles'),
        },
      },
      effect: text('谁得到和失去什么', '誰得到及失去甚麼', 'Who gains and loses what'),
      unchanged: text('无变化', '沒有變更', 'Nothing changes'),
      rights: text(
        '权限 +%{gains} −%{losses}',
        '權限 +%{gains} −%{losses}',
        'Permissions +%{gains} −%{losses}',
      ),
      done: text('已更改', '已更改', 'Changed'),
      changed: text(
        '已更改 %{smart_count} 人的角色',
        '已更改 %{smart_count} 人的角色',
        'The roles of one person are changed |||| The roles of %{smart_count} people are changed',
      ),
    },
  },
})
