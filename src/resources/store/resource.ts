// What other resources may use of this folder.
export { storeTones } from './storeTones.ts'
