import { tourTexts, tourWords } from '#contract/RM/tour.words.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  { 'RM/tourIssue/issueList': tourProblemWords, 'RM/tour/list': tourWords },
  { 'RM.tour': tourTexts },
)
