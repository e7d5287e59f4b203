// What other resources may use of this folder.
export { FloorPlan } from './FloorPlan.tsx'
export { PlanLegend } from './PlanLegend.tsx'
export { useFloorUnits } from './useFloorUnits.ts'
