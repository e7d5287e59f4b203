import type { Expectations } from '#tests/areas/expectations.ts'
import { group } from '#tests/areas/people.ts'

/** What is expected of the workspace of D-Park. */
export const expectations = {
  menuAt: ['9'],
  menu: [
    ['110-1', '/DP/home', `${group} dpark.team`],
    ['110-2', '/DP/tenants', `${group} dpark.team`],
    ['110-3', '/DP/calendar', `${group} dpark.team`],
  ],
} satisfies Expectations
