// What other resources may use of this folder.
export { FloorPlan } from './FloorPlan.tsx'
