// What other resources import about the problems that mystery customers met.
export { ProblemTools } from './ProblemTools.tsx'
export { RegenButton } from './RegenButton.tsx'
export { ResultProblems } from './ResultProblems.tsx'
