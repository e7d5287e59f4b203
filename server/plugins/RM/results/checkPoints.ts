/** What is checked in every shop, and the category of the issues that it can become. */
export const checkPoints = [
  { category: 'cleanliness', zh_CN: '地面与门面清洁', zh_TW: '地面與門面清潔' },
  { category: 'lighting_signage', zh_CN: '招牌与灯光正常', zh_TW: '招牌與燈光正常' },
  { category: 'display', zh_CN: '橱窗与陈列整齐', zh_TW: '櫥窗與陳列整齊' },
  { category: 'staff_service', zh_CN: '员工在岗、着装统一', zh_TW: '員工當值、制服整齊' },
  { category: 'safety_fire', zh_CN: '消防通道与器材', zh_TW: '消防通道與設備' },
  { category: 'fit_out', zh_CN: '装修围挡与施工', zh_TW: '裝修圍板與施工' },
  { category: 'opening_hours', zh_CN: '准时开店', zh_TW: '準時開店' },
  { category: 'queue', zh_CN: '排队秩序', zh_TW: '排隊秩序' },
  { category: 'licence', zh_CN: '证照公示齐全', zh_TW: '牌照展示齊全' },
  { category: 'other', zh_CN: '噪音与气味', zh_TW: '噪音與氣味' },
] as const
