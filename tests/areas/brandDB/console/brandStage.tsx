import type { Subject } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { company } from '#contract/brandDB/company.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import { user } from '#contract/System/user.ts'
import plugin from '#src/plugins/brandDB/plugin.ts'
import { BrandAuditList } from '#src/resources/brandDB/brandAudit/BrandAuditList.tsx'
import {
  BrandAuditShow,
  BrandModify,
  BrandPropose,
} from '#src/resources/brandDB/brandAudit/brandAuditScreens.tsx'
import { Here } from '#tests/console/asPerson.tsx'
import { me, stage } from '#tests/console/stage.tsx'

/** Somebody of the brand department with these rights. */
export const withRights = (...permissions: string[]): Subject => ({
  ...me,
  departments: ['17'],
  permissions: new Set(['branddb.brand.view', 'branddb.audit.view', ...permissions]),
})

/** The screens of brand approval in English, on the real layers down to `fakeBackEnd`. */
export const openBrand = (at: string, subject: Subject) =>
  stage({
    at,
    resources: {
      'brandDB/brand': brand,
      'brandDB/brandAudit': brandAudit,
      'brandDB/brandCompany': brandCompany,
      'brandDB/company': company,
      'brandDB/settings/category': brandCategory,
      'brandDB/settings/level1': level1Classification,
      'brandDB/settings/level2': level2Classification,
      'brandDB/settings/tag': brandTag,
      'common/user': user,
    },
    screens: {
      'brandDB/brandAudit': { list: BrandAuditList, show: BrandAuditShow },
      'brandDB/brand': { list: Here, show: Here },
    },
    pages: {
      '/brandDB/brandModifyPC/:id': <BrandModify />,
      '/brandDB/brandPropose': <BrandPropose />,
    },
    words: plugin.messages,
    subject,
  })
