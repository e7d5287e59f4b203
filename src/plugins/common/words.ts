import { deviceTexts } from '#contract/core/device.words.ts'
import { text } from '#contract/localText.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {},
  {
    profile: {
      title: text('个人资料', '個人資料', 'Profile'),
      none: text('无', '無', 'None'),
      announcement: {
        acknowledge: text('我已知悉', '我已知悉', 'I have read it'),
        later: text('稍后再看', '稍後再看', 'Later'),
        more: text('还有 %{smart_count} 条', '還有 %{smart_count} 則', '%{smart_count} more'),
      },
      account: {
        title: text('账号', '帳戶', 'Account'),
        username: text('用户名', '用戶名稱', 'User name'),
        email: text('邮箱', '電郵', 'Email'),
        departments: text('部门', '部門', 'Departments'),
        roles: text('角色', '角色', 'Roles'),
        sites: text('站点', '站點', 'Sites'),
        hint: text(
          '信息有误？请联系管理员修改。',
          '資料有誤？請聯絡管理員更改。',
          'Something wrong here? Your administrator can change it.',
        ),
      },
      appearance: {
        title: text('语言与外观', '語言及外觀', 'Language and appearance'),
      },
      notices: {
        title: text('通知', '通知', 'Notifications'),
        mail: text('同时发送邮件', '同時傳送電郵', 'Also send me mails'),
        hint: text(
          '例如指派给您的问题或超期的问题。控制台内的通知始终会收到。',
          '例如指派給你的問題或逾期的問題。控制台內的通知必定會收到。',
          'About issues assigned to you, or overdue, for example. You always find notifications in the console.',
        ),
        no_email: text(
          '您的账号没有邮箱，通知只显示在控制台内。',
          '你的帳戶沒有電郵地址，通知只會顯示在控制台內。',
          'Your account has no email address, so notifications only appear in the console.',
        ),
      },
      password: {
        title: text('密码', '密碼', 'Password'),
        hint: text(
          '修改后，其他设备上的登录会全部失效。',
          '更改後，其他裝置上的登入會全部失效。',
          'Changing it signs you out everywhere else.',
        ),
        change: text('修改密码', '更改密碼', 'Change password'),
        changing: text('正在修改…', '正在更改…', 'Changing…'),
        old: text('当前密码', '目前密碼', 'Current password'),
        new: text('新密码', '新密碼', 'New password'),
        again: text('再次输入新密码', '再次輸入新密碼', 'New password again'),
        show: text('显示', '顯示', 'Show'),
        hide: text('隐藏', '隱藏', 'Hide'),
        show_it: text('显示“%{label}”', '顯示「%{label}」', 'Show “%{label}”'),
        hide_it: text('隐藏“%{label}”', '隱藏「%{label}」', 'Hide “%{label}”'),
        caps_lock: text('大写锁定已打开', 'Caps Lock 已開啟', 'Caps Lock is on'),
        changed: text(
          '密码已修改，其他设备上的登录已失效。',
          '密碼已更改，其他裝置上的登入已失效。',
          'Password changed. You have been signed out everywhere else.',
        ),
        required: text('请输入密码', '請輸入密碼', 'Enter the password'),
        rule: {
          label: text('新密码要求', '新密碼要求', 'The new password'),
          length: text('至少 8 个字符', '最少 8 個字元', 'At least 8 characters'),
          name: text('与用户名、邮箱不同', '與用戶名稱、電郵不同', 'Not your user name or email'),
          same: text('两次输入一致', '兩次輸入相同', 'Must match the new password'),
          met: text('已满足：', '已符合：', 'Done: '),
          unmet: text('未满足：', '未符合：', 'Missing: '),
        },
        problem: {
          length_min: text('请至少输入 8 个字符', '請輸入最少 8 個字元', 'Enter at least 8 characters'),
          length_max: text('请不要超过 200 个字符', '請勿超過 200 個字元', 'Enter at most 200 characters'),
          like_name: text(
            '不能与用户名或邮箱相同',
            '不可與用戶名稱或電郵相同',
            'Choose one that is not your user name or email',
          ),
          one_character: text('不能只由同一个字符组成', '不可只由同一個字元組成', 'Use different characters'),
          common: text(
            '这个密码太常见，请换一个',
            '這個密碼太常用，請另選一個',
            'Too many people use this one: choose another',
          ),
          unchanged: text(
            '不能与当前密码相同',
            '不可與目前密碼相同',
            'Choose one that differs from the current password',
          ),
          hashed: text(
            '不能是 32 位的编码，请换一个',
            '不可為 32 位編碼，請另選一個',
            'Choose one that is not a code of 32 digits and letters',
          ),
          again: text('两次输入不一致', '兩次輸入並不相同', 'The two do not match'),
        },
        first: {
          title: text('请先设置自己的密码', '請先設定自己的密碼', 'Choose a password of your own'),
          text: text(
            '您的密码由他人设置，修改后即可继续使用。',
            '你的密碼由其他人設定，更改後即可繼續使用。',
            'Your password was set by somebody else. Change it, and you can go on.',
          ),
        },
      },
      sessions: {
        title: text('登录设备', '已登入的裝置', 'Where you are signed in'),
        hint: text(
          '有不认识的设备？请将其退出，并修改密码。',
          '有不認得的裝置？請將其登出，並更改密碼。',
          'You do not recognize one of these? Sign it out, then change your password.',
        ),
        only: text(
          '您没有在其他设备上登录。',
          '你沒有在其他裝置登入。',
          'You are not signed in anywhere else.',
        ),
        latest: text(
          '共 %{total} 台登录设备，以下是最近使用的 %{shown} 台。',
          '共 %{total} 部已登入裝置，以下為最近使用的 %{shown} 部。',
          'These are the %{shown} used last, of %{total}.',
        ),
        this: text('当前设备', '此裝置', 'This device'),
        last_used: text('最近使用', '最近使用', 'Last used'),
        signed_in: text('登录时间', '登入時間', 'Signed in'),
        address: text('IP 地址', 'IP 地址', 'IP address'),
        now: text('正在使用', '使用中', 'Now'),
        no_address: text('未知', '不明', 'Unknown'),
        end: text('退出登录', '登出', 'Sign out'),
        end_others: text('退出其他所有设备', '登出所有其他裝置', 'Sign out everywhere else'),
        ended: text(
          '已退出 %{smart_count} 台设备。',
          '已登出 %{smart_count} 部裝置。',
          'Signed out there. |||| Signed out in %{smart_count} places.',
        ),
        confirm: {
          title: text('退出其他所有设备？', '登出所有其他裝置？', 'Sign out everywhere else?'),
          text: text(
            '当前设备不受影响，其余 %{smart_count} 台设备会立即退出登录。',
            '此裝置不受影響，其餘 %{smart_count} 部裝置會即時登出。',
            'You stay signed in on this device. The other session ends at once. |||| You stay signed in on this device. The %{smart_count} other sessions end at once.',
          ),
        },
        device: deviceTexts,
      },
      mobile: {
        title: text('手机号', '手機號碼', 'Mobile number'),
        none: text(
          '尚未绑定。绑定后，忘记密码时可用短信重新设置。',
          '尚未綁定。綁定後，忘記密碼時可用短訊重新設定。',
          'No number yet. It lets you set a new password when you forget yours.',
        ),
        bind: text('绑定手机号', '綁定手機號碼', 'Bind a number'),
        replace: text('更换手机号', '更換手機號碼', 'Bind another number'),
        country: text('地区', '地區', 'Region'),
        country_86: text('中国内地 +86', '中國內地 +86', 'Mainland China +86'),
        country_852: text('中国香港 +852', '香港 +852', 'Hong Kong +852'),
        number: text('手机号码', '號碼', 'Number'),
        code: text('短信验证码', '短訊驗證碼', 'Code from the SMS'),
        send: text('发送验证码', '傳送驗證碼', 'Send code'),
        sending: text('正在发送…', '正在傳送…', 'Sending…'),
        again_in: text('%{seconds} 秒后重发', '%{seconds} 秒後重發', 'Resend in %{seconds} s'),
        sent: text(
          '验证码已发送到您的手机。',
          '驗證碼已傳送至你的手機。',
          'The code is on its way to your phone.',
        ),
        confirm: text('确认绑定', '確認綁定', 'Bind number'),
        confirming: text('正在绑定…', '正在綁定…', 'Binding…'),
        done: text('已绑定手机号 %{mobile}。', '已綁定手機號碼 %{mobile}。', 'Number %{mobile} is bound.'),
        problem: {
          86: text('请输入 11 位手机号码', '請輸入 11 位手機號碼', 'Enter the 11 digits of the number'),
          852: text('请输入 8 位手机号码', '請輸入 8 位手機號碼', 'Enter the 8 digits of the number'),
          code: text('请输入 6 位验证码', '請輸入 6 位驗證碼', 'Enter the 6 digits of the code'),
        },
        failed: text(
          '操作未成功，请稍后重试。',
          '操作未能完成，請稍後再試。',
          'That did not work. Try again in a moment.',
        ),
      },
      reminder: {
        label: text('提醒', '提示', 'Reminder'),
        text: text(
          '请绑定手机号，忘记密码时可用短信重新设置。',
          '請綁定手機號碼，忘記密碼時可用短訊重新設定。',
          'Bind your mobile number, so that you can set a new password when you forget yours.',
        ),
        now: text('立即绑定', '立即綁定', 'Bind now'),
        later: text('稍后再说', '稍後再說', 'Later'),
        never: text('不再提醒', '不再提示', 'Don’t ask again'),
      },
      public_demo: {
        label: text('警告', '警告', 'Warning'),
        text: text(
          '其他设备也能访问这个演示系统，而演示账号的密码是公开的。请勿录入真实或保密的资料。',
          '其他裝置也可連接這個示範系統，而示範帳戶的密碼是公開的。請勿輸入真實或保密的資料。',
          'This demo can be reached from other machines, and its passwords are public. Do not enter anything confidential.',
        ),
      },
      absent: text('此系统不提供该功能。', '此系統不提供這項功能。', 'This system does not offer it.'),
    },
  },
)
