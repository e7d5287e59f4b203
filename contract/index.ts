import { brand } from './brand.ts'
import { brandCategory } from './brandCategory.ts'
import { brandTag } from './brandTag.ts'
import { department } from './department.ts'
import { floor } from './floor.ts'
import { health } from './health.ts'
import { level1Classification } from './level1Classification.ts'
import { level2Classification } from './level2Classification.ts'
import { menu } from './menu.ts'
import { role } from './role.ts'
import { signin, signout, userinfo, validity } from './session.ts'
import { site } from './site.ts'
import { store } from './store.ts'
import { tourProblem } from './tourProblem.ts'
import { user } from './user.ts'

/** Everything that goes over the wire. Server, console, documentation, conformance and tests read it from here. */
export const contract = {
  resources: {
    brand,
    brandCategory,
    brandTag,
    department,
    floor,
    level1Classification,
    level2Classification,
    menu,
    role,
    site,
    store,
    tourProblem,
    user,
  },
  calls: { health, signin, signout, userinfo, validity },
}
