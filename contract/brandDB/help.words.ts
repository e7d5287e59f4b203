import { text, type Texts } from '#contract/localText.ts'

/** The help page of the brand database. */
export const helpTexts: Texts = {
  about: text(
    '品牌、公司、联系人、铺位和楼层的主数据，其他业务都以此为准。',
    '品牌、公司、聯絡人、舖位及樓層的主資料，其他業務都以此為準。',
    'The master data of brands, companies, contacts, stores and floors, on which all other areas rely.',
  ),
  step1: text(
    '用名称、别名、编号或拼音首字母查找品牌；常看的可以收藏。',
    '用名稱、別名、編號或拼音首字母搜尋品牌；常看的可以收藏。',
    'Find a brand by name, alias, code or the first letters of its pinyin, and mark favourites.',
  ),
  step2: text(
    '没有直接修改权限时，修改会成为申请，由审批人对照新旧内容后批准或驳回。',
    '沒有直接修改權限時，修改會成為申請，由審批人對照新舊內容後決定是否批准。',
    'Without the right to edit directly, your change becomes a request: an approver compares old and new, then approves or rejects it.',
  ),
  step3: text(
    '列表上方的导出与导入使用同一种文件：导出、修改、再导入。',
    '列表上方的匯出與匯入使用同一種檔案：匯出、修改、再匯入。',
    'Export and import above a list use the same file: export it, edit it, import it again.',
  ),
}
