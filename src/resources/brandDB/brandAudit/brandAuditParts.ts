// What other resources may import from this folder.
export { brandRequests } from './brandRequests.ts'
