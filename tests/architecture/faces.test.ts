import * as kit from 'atrium/kit'
import { expect, it } from 'vitest'
import { coreSlots } from '#src/kit/slots.ts'

it('shows plugins in packages every slot of the console', () => {
  expect(Object.values(kit)).toEqual(expect.arrayContaining([...coreSlots]))
})
