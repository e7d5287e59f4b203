// The screens of the area, which are one chunk.
export { Sight } from '#src/resources/sight/Sight.tsx'
export { userScreens } from '#src/resources/user/screens.tsx'
