import type { DemoBrand } from './brands.ts'
import { at, randomFor } from '#server/demo/random.ts'
import type { DemoUser } from '#server/plugins/System/demo/users.ts'

/** Rows of the table `user_favorite_brand`: the favourites of people who work with brands. */
export const favouriteBrands = (
  users: readonly DemoUser[],
  brands: readonly DemoBrand[],
  count: number,
  now: number,
) => {
  const people = users.filter(
    ({ roles, is_active }) => is_active && roles.some((role) => /brand|leasing|group/.test(role)),
  )
  return Array.from({ length: count }, (_, index) => {
    const user = at(people, index)
    const chance = randomFor(`favourite ${index}`)
    const turn = Math.floor(index / people.length)
    return {
      user_id: user._id,
      // A different brand in every turn.
      brand_id: at(brands, turn * 37 + (index % people.length) * 11)._id,
      at: now - chance.int(1, 300) * 86_400 - chance.int(0, 30_000),
    }
  })
}
