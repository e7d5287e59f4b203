// What other resources may import from this folder.
export { FloorPlan } from './FloorPlan.tsx'
export { PlanLegend } from './PlanLegend.tsx'
export { useFloorUnits } from './useFloorUnits.ts'
