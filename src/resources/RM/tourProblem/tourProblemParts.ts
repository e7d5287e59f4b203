// What other resources use of problems.
export { ScanStore } from './ScanStore.tsx'
export { problemListParts } from './problemListParts.tsx'
export { problemParts } from './problemParts.tsx'
