import { text } from '#contract/localText.ts'

/** The texts of the file of scores. The headings are recognised in every language. */
export const uploadTexts = {
  scores: text('每日评分', '每日評分', 'Daily scoring'),
  unit: text('铺位号', '舖位編號', 'Unit number'),
  shop: text('店铺', '店舖', 'Shop'),
  items: text('评分项目', '評分項目', 'Scoring items'),
  code: text('代码', '代碼', 'Code'),
  item: text('项目', '項目', 'Item'),
  weight: text('权重', '權重', 'Weight'),
  most: text('满分', '滿分', 'Maximum points'),
  how: text('填写说明', '填寫說明', 'How to fill this in'),
  hint: text(
    '填写得分；不适用填 NA；未评留空。备注写在得分之后，用空格隔开，例如：4 货架有灰尘',
    '填寫得分；不適用填 NA；未評留空。備註寫在得分之後，以空格分隔，例如：4 貨架有灰塵',
    'Enter the points, NA if the item does not apply, or nothing. A remark follows after a space: 4 Dusty shelves',
  ),
}
