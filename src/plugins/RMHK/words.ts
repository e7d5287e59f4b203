import { tourTexts, tourWords } from '#contract/RM/tour.words.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  { 'RMHK/tourIssue/issueList': tourProblemWords, 'RMHK/tour/list': tourWords },
  { 'RMHK.tour': tourTexts },
)
