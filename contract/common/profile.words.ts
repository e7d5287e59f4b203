import { text } from '#contract/localText.ts'
import { securityTexts } from './security.words.ts'

/** The texts of the profile, and of the notices above every page. */
export const profileTexts = {
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
    tabs: text('把打开的页面显示为标签页', '將開啟的頁面顯示為分頁', 'Show open pages as tabs'),
    keys: text(
      '使用单键快捷键，如 / 和 ?',
      '使用單鍵快速鍵，例如 / 和 ?',
      'Use single keys as shortcuts, such as / and ?',
    ),
  },
  notices: {
    title: text('通知', '通知', 'Notifications'),
    choose: text('选择通知', '選擇通知', 'Choose notifications'),
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
  public_demo: {
    label: text('警告', '警告', 'Warning'),
    text: text(
      '其他设备也能访问这个演示系统，而演示账号的密码是公开的。请勿录入真实或保密的资料。',
      '其他裝置也可連接這個示範系統，而示範帳戶的密碼是公開的。請勿輸入真實或保密的資料。',
      'This demo can be reached from other machines, and its passwords are public. Do not enter anything confidential.',
    ),
  },
  demo_arriving: {
    label: text('演示数据', '示範資料', 'Demo data'),
    text: text(
      '演示数据仍在载入，接下来是%{what}。页面会自动更新。',
      '示範資料仍在載入，接下來是%{what}。頁面會自動更新。',
      'The demo data is still loading; next: %{what}. Pages update by themselves.',
    ),
    performance: text('零售业绩', '零售業績', 'retail performance'),
    scores: text('每日评分', '每日評分', 'daily scores'),
    flags: text('各项预警', '各項預警', 'the watch list'),
    files: text('图片与文件', '圖片與檔案', 'pictures and files'),
  },
  ...securityTexts,
  absent: text('此系统不提供该功能。', '此系統不提供這項功能。', 'This system does not offer it.'),
}
