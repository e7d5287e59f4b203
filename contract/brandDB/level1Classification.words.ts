import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { level1Classification } from './level1Classification.ts'

/** The words for the first level of classifications. */
export const level1ClassificationWords = words(level1Classification, {
  name: text('一级业态', '一級行業', 'Trade |||| Trades'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    category_id: text('类别', '類別', 'Category'),
    code: text('编号', '編號', 'Code'),
    benchmark_ocr: text('通常的租售比', '一般租金佔銷售比率', 'Usual occupancy cost ratio'),
    order: text('排序', '次序', 'Place'),
  },
  help: {
    category_id: text('更改后，所属品牌会一并移动', '更改後，所屬品牌會一併移動', 'Its brands move with it'),
  },
})
