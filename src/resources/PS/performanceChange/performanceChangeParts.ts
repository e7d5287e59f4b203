export { ComparedTotals, costMoves } from './ComparedTotals.tsx'
