import { text, type LocalText } from '#contract/localText.ts'
import type { scoreSections } from './scoringRules.ts'

/** What the sections of items are called. */
export const scoreSectionNames: Readonly<Record<(typeof scoreSections)[number], LocalText>> = {
  appearance: text('店容店貌', '店容店貌', 'Appearance'),
  presentation: text('仪容仪表', '儀容儀表', 'Presentation'),
  greeting: text('迎宾问候', '迎賓問候', 'Greeting'),
  knowledge: text('商品知识', '商品知識', 'Knowledge'),
  process: text('服务流程', '服務流程', 'Service process'),
  discipline: text('纪律与安全', '紀律與安全', 'Discipline & safety'),
}
