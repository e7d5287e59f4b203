import { tourProblemWords } from '#src/resources/tourProblem/messages/en_US.ts'

export const messages = { resources: { 'RMHK/tourIssue/issueList': tourProblemWords } }
