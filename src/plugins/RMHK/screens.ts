import { tourScreens as screensOfTours } from '#src/resources/tour/screens.tsx'
import { tourProblemScreens } from '#src/resources/tourProblem/screens.tsx'

// The screens of the area, which are one chunk.
export const { issueScreens, IssueStatistics, IssueAddress } = tourProblemScreens('RMHK')
export const { tourScreens, TourAddress } = screensOfTours('RMHK')
