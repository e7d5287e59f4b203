// What other resources may use of own stores.
export { OwnStoresOf } from './OwnStoresOf.tsx'
