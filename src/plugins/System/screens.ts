// The screens of the area, which are one chunk.
export { userScreens } from '#src/resources/user/screens.tsx'
