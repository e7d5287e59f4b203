export { CalcWarnings } from './CalcWarnings.tsx'
