import { tourProblemScreens } from '#src/resources/tourProblem/screens.tsx'

// The screens of the area, which are one chunk.
export const { issueScreens, IssueStatistics, IssueAddress } = tourProblemScreens('RMHK')
