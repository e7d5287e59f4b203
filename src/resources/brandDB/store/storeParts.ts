// What other resources may import from this folder.
export { storeStatusColors } from './storeStatusColors.ts'
