// The screens of the area, which are one chunk.
export { TourProblemList } from '#src/resources/tourProblem/TourProblemList.tsx'
