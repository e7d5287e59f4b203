import { tourProblemScreens, tourProblemStatisticsPage } from '#src/resources/tourProblem/screens.tsx'

// The screens of the area, which are one chunk.
export const issueScreens = tourProblemScreens('RM.issueList')
export const IssueStatistics = tourProblemStatisticsPage('RM.issueList', 'RM/tourIssue/issueList')
export { IssueAddress } from '#src/resources/tourProblem/IssueAddress.tsx'
