// What other resources may use of this folder.
export { LookAlikes } from './LookAlikes.tsx'
