import type { Expectations } from '#tests/areas/expectations.ts'
import { group, managers, siteManagers } from '#tests/areas/people.ts'

/** What is expected of the dashboard. */
export const expectations = {
  menu: [
    ['20-1', '/dashboard/home', `${group} ${siteManagers} perf.boss`],
    ['20-2', '/dashboard/group', `${managers} perf.boss`],
    ['20-3', '/todo', `${group} ${siteManagers} perf.boss`],
  ],
} satisfies Expectations
