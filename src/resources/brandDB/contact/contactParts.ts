// What other resources may import from this folder.
export { ContactsOf } from './ContactsOf.tsx'
export { contactForm } from './contactScreens.tsx'
