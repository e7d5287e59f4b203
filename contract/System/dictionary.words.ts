import { text } from '#contract/localText.ts'

/** The texts of the page with the dictionaries of all areas. */
export const dictionaryTexts = {
  title: text('字典', '字典', 'Dictionaries'),
  type: text('字典类型', '字典類型', 'Dictionary'),
  records: text('由运营方维护', '由營運方維護', 'Kept by the operator'),
  code: text('由系统定义', '由系統定義', 'Defined by the program'),
  choose: text('选择字典', '選擇字典', 'Choose a dictionary'),
  of: text('%{of} · %{name}', '%{of} · %{name}', '%{of}: %{name}'),
  counted: text('%{name}（%{count}）', '%{name}（%{count}）', '%{name} (%{count})'),
  locked: text(
    '这些值由系统定义，不能增删；只可更改其显示文字。',
    '這些值由系統定義，不能增刪；只可更改其顯示文字。',
    'The program defines these values, so they stay. Only their labels can be changed.',
  ),
  edit: text('打开维护页面', '開啟維護頁面', 'Open its page'),
  edit_hint: text(
    '在其维护页面新增、修改、排序或替换条目。',
    '在其維護頁面新增、修改、排序或取代項目。',
    'Entries are added, changed, put in order and replaced on its own page.',
  ),
  labels: text('更改文字', '更改文字', 'Change the labels'),
  zh_CN: text('简体中文', '簡體中文', 'Simplified Chinese'),
  zh_TW: text('繁体中文', '繁體中文', 'Traditional Chinese'),
  en_US: text('英文', '英文', 'English'),
  value: text('值', '值', 'Value'),
  color: text('颜色', '顏色', 'Colour'),
  order: text('顺序', '次序', 'Order'),
  site: text('站点', '站點', 'Site'),
  every_site: text('全部站点', '全部站點', 'Every site'),
  off: text('已停用', '已停用', 'Not in use'),
  replace: text('替换', '取代', 'Replace'),
  uses: text('使用次数', '使用次數', 'Uses'),
  empty: text('此字典尚无条目', '此字典暫無項目', 'This dictionary has no entries yet'),
}
