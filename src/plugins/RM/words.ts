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
    'RM/myscust/problem': myscustProblemWords,
    'RM/myscust/result': myscustResultWords,
    'RM/routingRule': routingRuleWords,
    'RM/tour/list': tourWords,
    'RM/tourSchedule': tourScheduleWords,
    'RM/tourTemplate': tourTemplateWords,
    'RM/tourIssue/issueList': tourProblemWords,
    'RM/tourResult/list': tourResultWords,
  },
  {
    'RM.help': helpTexts,
    'RM.card': cardTexts,
    'RM.shop': shopTexts,
    'RM.tour': tourTexts,
    'RM.tourResult': tourResultTexts,
    'RM.tourSchedule': tourScheduleTexts,
    'RM.tourTemplate': tourTemplateTexts,
  },
)
