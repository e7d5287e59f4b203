import { text } from '#contract/localText.ts'

/** The tabs of our templates that explain the one to fill in; nobody means them when a file comes back. */
export const explainingTabs = {
  notes: text('填写说明', '填寫說明', 'Notes'),
  lists: text('选项', '選項', 'Lists'),
  items: text('评分项目', '評分項目', 'Scoring items'),
}

/** Their names in every language. */
export const explaining: ReadonlySet<string> = new Set(
  Object.values(explainingTabs).flatMap((tab) => Object.values(tab)),
)
