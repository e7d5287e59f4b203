import type { Texts } from '#contract/localText.ts'
import { cardTexts } from './card.words.ts'
import { helpTexts } from './help.words.ts'
import { shopTexts } from './shop.words.ts'
import { tourTexts } from './tour.words.ts'
import { tourResultTexts } from './tourResult.words.ts'
import { tourScheduleTexts } from './tourSchedule.words.ts'
import { tourTemplateTexts } from './tourTemplate.words.ts'

/** The texts of the screens that both areas of tours have, besides the words of their resources. */
export const tourAreaTexts: Texts = {
  help: helpTexts,
  card: cardTexts,
  shop: shopTexts,
  tour: tourTexts,
  tourResult: tourResultTexts,
  tourSchedule: tourScheduleTexts,
  tourTemplate: tourTemplateTexts,
}
