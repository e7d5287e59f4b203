// The page of the second factor, which draws QR codes.
export { FactorPage } from './FactorPage.tsx'
