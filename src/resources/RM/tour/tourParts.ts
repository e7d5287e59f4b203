// What other resources may use of tours.
export { AssigneesInput } from './AssigneesInput.tsx'
export { ShopsByFloor } from './ShopsByFloor.tsx'
