// What other resources may import about tours.
export { AssigneesInput } from './AssigneesInput.tsx'
export { ShopsByFloor } from './ShopsByFloor.tsx'
