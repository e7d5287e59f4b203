// The screens of the area, which are one chunk.
export { ParamList } from '#src/resources/param/ParamList.tsx'
export { ParamShow } from '#src/resources/param/ParamShow.tsx'
export { RoleCompare } from '#src/resources/role/RoleCompare.tsx'
export { roleScreens } from '#src/resources/role/screens.tsx'
export { Sight } from '#src/resources/sight/Sight.tsx'
export { userScreens } from '#src/resources/user/screens.tsx'
