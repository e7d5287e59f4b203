import { tourProblemWords } from '#src/resources/tourProblem/messages/zh_CN.ts'

export const messages = { resources: { 'RM/tourIssue/issueList': tourProblemWords } }
