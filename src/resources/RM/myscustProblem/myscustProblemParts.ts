// What other resources use of the problems that mystery customers met.
export { ProblemTools } from './ProblemTools.tsx'
export { RegenButton } from './RegenButton.tsx'
export { ResultProblems } from './ResultProblems.tsx'
