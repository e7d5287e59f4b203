import { myscustProblemWords } from '#contract/RM/myscustProblem.words.ts'
import { myscustResultWords } from '#contract/RM/myscustResult.words.ts'
import { routingRuleWords } from '#contract/RM/routingRule.words.ts'
import { tourTexts, tourWords } from '#contract/RM/tour.words.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { tourResultTexts, tourResultWords } from '#contract/RM/tourResult.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {
    'RMHK/myscust/problem': myscustProblemWords,
    'RMHK/myscust/result': myscustResultWords,
    'RMHK/routingRule': routingRuleWords,
    'RMHK/tour/list': tourWords,
    'RMHK/tourIssue/issueList': tourProblemWords,
    'RMHK/tourResult/list': tourResultWords,
  },
  { 'RMHK.tour': tourTexts, 'RMHK.tourResult': tourResultTexts },
)
