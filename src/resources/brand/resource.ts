// What other resources may use of this folder.
export { BrandInputs } from './BrandInputs.tsx'
