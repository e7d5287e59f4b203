// What other resources may use of rents.
export { RentLine } from './RentLine.tsx'
export { StoreRents } from './StoreRents.tsx'
