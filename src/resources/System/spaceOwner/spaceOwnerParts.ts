// What other resources may import about own stores.
export { OwnStoresOf } from './OwnStoresOf.tsx'
