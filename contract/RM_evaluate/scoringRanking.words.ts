import { text, type Texts } from '#contract/localText.ts'

/** The texts of the button that downloads the ranking. */
export const rankingDownloadTexts: Texts = {
  button: text('下载排名', '下載排名', 'Download the ranking'),
  store_xlsx: text('按店铺（Excel）', '按店舖（Excel）', 'By shop (Excel)'),
  category_xlsx: text('按类别（Excel）', '按類別（Excel）', 'By category (Excel)'),
  floor_xlsx: text('按楼层（Excel）', '按樓層（Excel）', 'By floor (Excel)'),
  store_csv: text('按店铺（CSV，仅排名）', '按店舖（CSV，只含排名）', 'By shop (CSV, the ranking only)'),
}
