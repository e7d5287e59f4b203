// What other resources may import from this folder.
export { Legend } from './Legend.tsx'
export { UnitPreview } from './UnitPreview.tsx'
