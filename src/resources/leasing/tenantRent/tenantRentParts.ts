// What other resources may import about rents.
export { RentLine } from './RentLine.tsx'
export { StoreRents } from './StoreRents.tsx'
