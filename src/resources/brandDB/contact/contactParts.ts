// What other resources may use of this folder.
export { ContactsOf } from './ContactsOf.tsx'
export { contactForm } from './contactScreens.tsx'
