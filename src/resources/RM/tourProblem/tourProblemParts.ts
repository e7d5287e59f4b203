// What other resources import about problems.
export { ScanStore } from './ScanStore.tsx'
export { problemListParts } from './problemListParts.tsx'
export { problemParts } from './problemParts.tsx'
