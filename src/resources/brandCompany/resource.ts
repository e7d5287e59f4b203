// What other resources may use of this folder.
export { BrandCompanies } from './BrandCompanies.tsx'
