import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf({ 'RM/tourIssue/issueList': tourProblemWords })
