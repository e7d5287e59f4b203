// The screens of the area, which are one chunk.
export { PasswordPage } from './PasswordPage.tsx'
export { Profile } from './Profile.tsx'
