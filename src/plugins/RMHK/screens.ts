import { tourProblemScreens } from '#src/resources/tourProblem/screens.tsx'

// The screens of the area, which are one chunk.
export const issueScreens = tourProblemScreens('RMHK.issueList')
export { IssueAddress } from '#src/resources/tourProblem/IssueAddress.tsx'
