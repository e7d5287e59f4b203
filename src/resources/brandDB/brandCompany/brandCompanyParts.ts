// What other resources may import from this folder.
export { BrandCompanies } from './BrandCompanies.tsx'
export { CompanyBrands } from './CompanyBrands.tsx'
export { CompaniesInput } from './CompaniesInput.tsx'
export { areSame, joined, standings, standingsIn } from './standing.ts'
export { StandingLines } from './StandingLines.tsx'
