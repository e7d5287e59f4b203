import { tourProblemWords } from '#src/resources/tourProblem/messages/zh_TW.ts'

export const messages = { resources: { 'RMHK/tourIssue/issueList': tourProblemWords } }
