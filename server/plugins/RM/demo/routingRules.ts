import { commonColumns } from '#server/demo/commonColumns.ts'
import { mysteryQuestions } from './mysteryQuestions.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import { problemKinds } from './tourProblemTexts.ts'

/** What each section of the questionnaire becomes a problem of. */
const categories = ['display', 'staff_service', 'staff_service', 'queue']

/** The rules of each site: first the sections of the questionnaire, then the categories of tour problems. */
export const routingRules = (sites: readonly DemoSite[], createdAt: number) =>
  sites.flatMap((site) => {
    const word = site.site_region === 'HK' ? 1 : 0
    const sections = [...Map.groupBy(mysteryQuestions, ({ section }) => section)].map(
      ([section, [question]], index) => ({
        section: section.split('|')[word] ?? null,
        category: null,
        files_as: categories[index] ?? null,
        department: question?.department ?? '16',
        to_owner: true,
      }),
    )
    const kinds = problemKinds.map(({ category, department }) => ({
      section: null,
      category,
      files_as: null,
      department,
      to_owner: false,
    }))
    return [...sections, ...kinds].map((rule, index) => ({
      _id: `RR-${site.code}-${index + 1}`,
      site: site._id,
      position: 10 * (index + 1),
      ...rule,
      ...commonColumns(createdAt),
    }))
  })
