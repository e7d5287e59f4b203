import { tourProblemWords } from '#src/resources/tourProblem/messages/zh_CN.ts'

export const messages = { resources: { 'RMHK/tourIssue/issueList': tourProblemWords } }
