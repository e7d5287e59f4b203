import { tourProblemWords } from '#src/resources/tourProblem/messages/en_US.ts'

export const messages = { resources: { 'RM/tourIssue/issueList': tourProblemWords } }
