// What other resources may use of this folder.
export { ContactLine } from './ContactLine.tsx'
export { contactForm } from './screens.tsx'
