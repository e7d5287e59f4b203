import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf({ 'RMHK/tourIssue/issueList': tourProblemWords })
