// What other resources use of problems.
export { problemParts } from './problemParts.tsx'
