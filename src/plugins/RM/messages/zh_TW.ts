import { tourProblemWords } from '#src/resources/tourProblem/messages/zh_TW.ts'

export const messages = { resources: { 'RM/tourIssue/issueList': tourProblemWords } }
