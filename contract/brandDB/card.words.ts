import { text, type Texts } from '#contract/localText.ts'

/** What the brand database adds to the dashboard. */
export const cardTexts: Texts = {
  pending: text('待审批的品牌修改', '待審批的品牌更改', 'Brand changes awaiting approval'),
}

/** What the brand database adds to the page of a shop. */
export const shopTexts: Texts = {
  tab: text('联系人', '聯絡人', 'Contacts'),
  no_contacts: text('还没有这家店铺的联系人', '尚未有此店舖的聯絡人', 'This shop has no contacts yet'),
}

/** What moves with a store, as merging and splitting it name it. */
export const movedTexts: Texts = {
  tenant_ship: { name: text('租约', '租約', 'Tenancy |||| Tenancies') },
  lease_ship: { name: text('租赁合同', '租賃合約', 'Lease |||| Leases') },
  tenant_sale: { name: text('销售记录', '銷售記錄', 'Sales record |||| Sales records') },
  tenant_rent: { name: text('租金记录', '租金記錄', 'Rent record |||| Rent records') },
  tour_result: { name: text('巡场结果', '巡場結果', 'Tour result |||| Tour results') },
  scoring_result: { name: text('评分', '評分', 'Score |||| Scores') },
}
