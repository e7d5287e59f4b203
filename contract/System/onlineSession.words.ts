import { deviceTexts } from '#contract/core/device.words.ts'
import { text } from '#contract/localText.ts'

/** The texts of the pages about sessions: who is signed in, who is locked out. */
export const sessionTexts = {
  title: text('在线用户', '在線用戶', 'Online users'),
  search: text('搜索姓名或 IP 地址', '搜尋姓名或 IP 地址', 'Search names and IP addresses'),
  list: text('登录中的设备', '已登入的裝置', 'Devices signed in'),
  count: text(
    '%{total} 个会话 · %{people} 人',
    '%{total} 個工作階段 · %{people} 人',
    'Sessions: %{total} · People: %{people}',
  ),
  latest: text(
    '仅显示最近使用的 %{shown} 个，请搜索以缩小范围。',
    '只顯示最近使用的 %{shown} 個，請搜尋以縮小範圍。',
    'Only the %{shown} used last are shown; search to find others.',
  ),
  none: text('没有符合的会话', '沒有符合的工作階段', 'Nobody matches'),
  person: text('用户', '用戶', 'Person'),
  username: text('用户名', '用戶名稱', 'User name'),
  device: text('设备', '裝置', 'Device'),
  address: text('IP 地址', 'IP 地址', 'IP address'),
  site: text('站点', '站點', 'Site'),
  signed_in: text('登录时间', '登入時間', 'Signed in'),
  action: text('页面与请求', '頁面及請求', 'Page and call'),
  last_used: text('最后操作', '最後操作', 'Last action'),
  current: text('当前会话', '目前工作階段', 'This session'),
  actions: text('操作', '操作', 'Actions'),
  end: text('强制下线', '強制登出', 'Sign out'),
  end_all: text('全部下线', '全部登出', 'Sign out everywhere'),
  end_of: text('强制下线：%{name}', '強制登出：%{name}', 'Sign out: %{name}'),
  end_all_of: text('全部下线：%{name}', '全部登出：%{name}', 'Sign out everywhere: %{name}'),
  confirm: {
    one: text('将 %{name} 下线？', '將 %{name} 登出？', 'Sign %{name} out?'),
    all: text('将 %{name} 在所有设备下线？', '將 %{name} 於所有裝置登出？', 'Sign %{name} out everywhere?'),
    text: text(
      '其页面会立即回到登录页；未保存的内容保留在该浏览器中，重新登录后可继续。',
      '其頁面會即時返回登入頁；未儲存的內容保留於該瀏覽器，重新登入後可繼續。',
      'The open pages return to the sign-in page at once. What was not saved stays in that browser until the next sign-in.',
    ),
  },
  ended: text(
    '已下线 %{smart_count} 个会话。',
    '已登出 %{smart_count} 個工作階段。',
    'Signed out there. |||| Signed out in %{smart_count} places.',
  ),
  over: text('该会话已结束。', '該工作階段已結束。', 'That session had already ended.'),
  locked: {
    title: text('已锁定的用户', '已鎖定的用戶', 'Locked out'),
    text: text(
      '在同一地址多次输错密码，或多次输错动态验证码后会被锁定，到时自动解除。',
      '於同一地址多次輸入錯誤密碼，或多次輸入錯誤動態驗證碼後會被鎖定，到時自動解除。',
      'Locked after too many wrong passwords from one address, or too many wrong codes. A lock ends by itself.',
    ),
    addresses: text('地址数', '地址數', 'Addresses'),
    everywhere: text('所有地址', '所有地址', 'All'),
    until: text('解除时间', '解除時間', 'Until'),
    unlock: text('解锁', '解鎖', 'Unlock'),
    unlock_of: text('解锁 %{name}', '解鎖 %{name}', 'Unlock %{name}'),
    unlocked: text('%{name} 可以重新登录。', '%{name} 可以重新登入。', '%{name} can sign in again.'),
  },
  device_names: deviceTexts,
}
