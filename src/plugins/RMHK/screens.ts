import { tourProblemScreens, tourProblemStatisticsPage } from '#src/resources/tourProblem/screens.tsx'

// The screens of the area, which are one chunk.
export const issueScreens = tourProblemScreens('RMHK.issueList')
export const IssueStatistics = tourProblemStatisticsPage('RMHK.issueList', 'RMHK/tourIssue/issueList')
export { IssueAddress } from '#src/resources/tourProblem/IssueAddress.tsx'
