import { text, type Texts } from '#contract/localText.ts'

/** Plugins and what is wrong with them. */
export const pluginsTexts = {
  plugins: {
    title: text('插件', '插件', 'Plugins'),
    own: text('随控制台提供', '隨控制台提供', 'part of the console'),
    size: {
      manifest: text('清单 %{kB} kB', '清單 %{kB} kB', 'Manifest %{kB} kB'),
      screens: text('页面 %{kB} kB', '頁面 %{kB} kB', 'Screens %{kB} kB'),
      texts: text('文案 %{kB} kB', '文字 %{kB} kB', 'Texts %{kB} kB'),
    },
    server: text('服务器', '伺服器', 'Server'),
    faults: text(
      '失败 %{count} 次，最近一次 %{at}',
      '失敗 %{count} 次，最近一次 %{at}',
      'Failed %{count} times, last %{at}',
    ),
    column: {
      contribution: text('插件及其提供的内容', '插件及其提供的內容', 'Plugin and what it adds'),
      kind: text('类型', '類型', 'Kind'),
      can: text('谁可以查看', '誰可檢視', 'Who may see it'),
      state: text('在此站点对您的状态', '在此站點對你的狀態', 'State for you, here'),
    },
    kind: {
      screen: text('页面（资源）', '頁面（資源）', 'Screen'),
      reference: text('供引用的数据', '供引用的資料', 'Records for others'),
      page: text('独立页面', '獨立頁面', 'Page'),
      extension: text('扩展', '擴充', 'Extension'),
      slot: text('插槽', '插槽', 'Slot'),
      menu: text('菜单建议', '選單建議', 'Menu hint'),
    },
    state: {
      active: text('运行中', '運作中', 'Active'),
      dormant: text('休眠', '休眠', 'Dormant'),
      forbidden: text('无权限', '無權限', 'Forbidden'),
      inactive: text('此处停用', '此處停用', 'Inactive here'),
      quarantined: text('已隔离', '已隔離', 'Quarantined'),
      disabled: text('未启用', '未啟用', 'Disabled'),
    },
    why: {
      slot: text(
        '插槽所属的插件未运行',
        '插槽所屬的插件並未運作',
        'The plugin that owns the slot is not running',
      ),
      named: text(
        '运营方的菜单已有此地址',
        '營運方的選單已有此網址',
        'The operator’s menu has this address already',
      ),
      hidden: text(
        '所属菜单组未显示，或此地址没有内容',
        '所屬選單組別並未顯示，或此網址沒有內容',
        'Its menu group is hidden, or the address leads nowhere',
      ),
    },
    rule: {
      signed_in: text('所有已登录人员', '所有已登入人士', 'everyone signed in'),
      nobody: text('任何人都不可以', '任何人均不可', 'nobody'),
      and: text('且', '及', 'and'),
      or: text('或', '或', 'or'),
      not: text('非 %{rule}', '非 %{rule}', 'not %{rule}'),
      department: text('部门 %{ids}', '部門 %{ids}', 'department %{ids}'),
      site: text('站点 %{ids}', '站點 %{ids}', 'site %{ids}'),
      region: text('区域 %{region}', '區域 %{region}', 'region %{region}'),
      manager: text('管理人员', '管理人員', 'managers'),
      own: text(
        '对 %{field} 所指店铺有 %{permit} 权限',
        '對 %{field} 所指舖位有 %{permit} 權限',
        'permit %{permit} for the store in %{field}',
      ),
    },
  },
} satisfies Texts
