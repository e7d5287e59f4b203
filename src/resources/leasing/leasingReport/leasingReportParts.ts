// What other resources may use of this folder.
export { Legend } from './Legend.tsx'
export { UnitPreview } from './UnitPreview.tsx'
