// What other resources may use of this folder.
export { ContactInputs } from './ContactInputs.tsx'
export { ContactLine } from './ContactLine.tsx'
