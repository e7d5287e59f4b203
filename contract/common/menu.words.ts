import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { menu } from './menu.ts'

/** The words for the entries of the menu. */
export const menuWords = words(menu, {
  name: text('菜单项', '選單項目', 'Menu entry |||| Menu entries'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    parent: text('上级', '上層', 'Parent entry'),
    uri: text('地址', '地址', 'Address'),
    icon: text('图标', '圖示', 'Icon'),
    order: text('排序', '次序', 'Place'),
    is_out: text('外部页面', '外部頁面', 'External page'),
    out_url: text('外部地址', '外部地址', 'External address'),
    permission_code: text('所需权限', '所需權限', 'Permission'),
    sites: text('站点', '站點', 'Sites'),
    is_active: text('显示', '顯示', 'Shown'),
    declared_as: text('所属模块的标识', '所屬模組的識別', 'Key of its area'),
    undeclared_at: text('模块不再提供的时间', '模組不再提供的時間', 'Dropped by its area'),
  },
  help: {
    uri: text(
      '本系统内以 / 开头的地址，例如 /RM/tour；只用于分组时留空',
      '本系統內以 / 開頭的地址，例如 /RM/tour；只作分組時留空',
      'An address of the console that begins with /, such as /RM/tour. Leave it empty for a group',
    ),
    icon: text(
      '按英文名称查找，或填写本系统内图片的路径',
      '以英文名稱搜尋，或填寫本系統內圖片的路徑',
      'Search by name, or enter the path of an image on this server',
    ),
    out_url: text(
      '主机须在参数 iframe.allowed_hosts 的名单中。可使用 {token}、{site_id}、{user_id}、{locale}',
      '主機須在參數 iframe.allowed_hosts 的名單內。可使用 {token}、{site_id}、{user_id}、{locale}',
      'Its host must be in the parameter iframe.allowed_hosts. {token}, {site_id}, {user_id} and {locale} are filled in',
    ),
    permission_code: text(
      '没有权限码的菜单项只有管理员可见',
      '沒有權限碼的項目只有管理員可見',
      'Only administrators see an entry without a permission',
    ),
    sites: text('不选表示全部站点', '不選表示所有站點', 'None means every site'),
  },
  screen: {
    title: text('菜单项', '選單項目', 'Menu entries'),
    add: text('添加菜单项', '新增項目', 'Add an entry'),
    add_below: text('添加下级', '新增下層項目', 'Add an entry below'),
    group: {
      look: text('名称与图标', '名稱及圖示', 'Names and icon'),
      target: text('打开的页面', '開啟的頁面', 'Where it leads'),
      shown: text('位置与可见范围', '位置及可見範圍', 'Place, and who sees it'),
    },
    hidden: text('已隐藏', '已隱藏', 'Hidden'),
    kept: text(
      '此项由功能模块提供，不能删除；不需要时可以隐藏。',
      '此項目由功能模組提供，不可刪除；不需要時可以隱藏。',
      'This entry comes with its area and cannot be deleted. Hide it if nobody needs it.',
    ),
    group_only: text('仅用于分组', '只作分組', 'Only a group'),
    needs: text('所需权限：%{code}', '所需權限：%{code}', 'Needs the permission %{code}'),
    needs_admin: text('仅管理员可见', '只有管理員可見', 'Shown to administrators only'),
    preview: text('预览', '預覽', 'Preview'),
    as_role: text('角色', '角色', 'As role'),
    at_site: text('站点', '站點', 'At site'),
  },
})
