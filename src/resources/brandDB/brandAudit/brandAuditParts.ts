// What other resources may use of this folder.
export { brandRequests } from './brandRequests.ts'
