// What other resources may import from this folder.
export { LookAlikes } from './LookAlikes.tsx'
