import { helpTexts } from '#contract/RM/help.words.ts'
import { myscustProblemWords } from '#contract/RM/myscustProblem.words.ts'
import { myscustResultWords } from '#contract/RM/myscustResult.words.ts'
import { routingRuleWords } from '#contract/RM/routingRule.words.ts'
import { tourTexts, tourWords } from '#contract/RM/tour.words.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { tourResultTexts, tourResultWords } from '#contract/RM/tourResult.words.ts'
import { tourScheduleTexts, tourScheduleWords } from '#contract/RM/tourSchedule.words.ts'
import { tourTemplateTexts, tourTemplateWords } from '#contract/RM/tourTemplate.words.ts'
import { cardTexts } from '#contract/RM/card.words.ts'
import { shopTexts } from '#contract/RM/shop.words.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf(
  {
    'RMHK/myscust/problem': myscustProblemWords,
    'RMHK/myscust/result': myscustResultWords,
    'RMHK/routingRule': routingRuleWords,
    'RMHK/tour/list': tourWords,
    'RMHK/tourSchedule': tourScheduleWords,
    'RMHK/tourTemplate': tourTemplateWords,
    'RMHK/tourIssue/issueList': tourProblemWords,
    'RMHK/tourResult/list': tourResultWords,
  },
  {
    'RMHK.help': helpTexts,
    'RMHK.card': cardTexts,
    'RMHK.shop': shopTexts,
    'RMHK.tour': tourTexts,
    'RMHK.tourResult': tourResultTexts,
    'RMHK.tourSchedule': tourScheduleTexts,
    'RMHK.tourTemplate': tourTemplateTexts,
  },
)
