import { floor } from '#contract/brandDB/floor.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { FloorList } from './FloorList.tsx'

/** The floors of the current site, with their drawings. */
export const floorScreens = resourceScreens(floor, {
  list: FloorList,
  form: [
    { title: 'brandDB.floor.group.names', fields: ['code', 'name', 'name_en', 'name_tc'] },
    { title: 'brandDB.floor.group.place', fields: ['order', 'gla_area'] },
    { title: 'brandDB.floor.group.plan', fields: ['plan'] },
  ],
})
