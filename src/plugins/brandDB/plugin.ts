import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brand.ts'
import { brandAudit } from '#contract/brandAudit.ts'
import { brandCategory } from '#contract/brandCategory.ts'
import { brandTag } from '#contract/brandTag.ts'
import { floor } from '#contract/floor.ts'
import { level1Classification } from '#contract/level1Classification.ts'
import { level2Classification } from '#contract/level2Classification.ts'
import { store } from '#contract/store.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { screensOf } from '#src/kit/screensOf.ts'

const screen = screensOf(() => import('./screens.ts'))

/** Brand, store and floor master data. */
export default definePlugin({
  id: 'brandDB',
  api: 1,
  title: { zh_CN: '品牌库', zh_TW: '品牌庫', en_US: 'Brand database' },
  resources: [
    defineResource({
      name: 'brandDB/brand',
      contract: brand,
      list: screen('BrandList'),
      show: screen('BrandShow'),
      create: screen('BrandCreate'),
      edit: screen('BrandEdit'),
    }),
    defineResource({
      name: 'brandDB/brandAudit',
      contract: brandAudit,
      list: screen('BrandAuditList'),
      show: screen('BrandAuditShow'),
    }),
    defineResource({ name: 'brandDB/store', contract: store, list: screen('StoreList') }),
    defineResource({ name: 'brandDB/floor', contract: floor, list: screen('FloorList') }),
    defineResource({ name: 'brandDB/settings/category', contract: brandCategory }),
    defineResource({ name: 'brandDB/settings/level1', contract: level1Classification }),
    defineResource({ name: 'brandDB/settings/level2', contract: level2Classification }),
    defineResource({ name: 'brandDB/settings/tag', contract: brandTag }),
  ],
  pages: [
    // They only lead on; what they lead to asks for the permission.
    page('/brandDB/brandModification/:id', screen('BrandModification'), signedIn),
    page('/brandDB/brandModifyPC/:id', screen('BrandModifyPC'), signedIn),
    page('/brandDB/brandAudit/:id', screen('BrandAuditAddress'), brandAudit.can.view),
  ],
  messages: {
    zh_CN: () => import('./messages/zh_CN.ts'),
    zh_TW: () => import('./messages/zh_TW.ts'),
    en_US: () => import('./messages/en_US.ts'),
  },
})
