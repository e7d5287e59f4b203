/** A text in three languages: Simplified Chinese, Traditional Chinese, English. */
export type Text = readonly [sc: string, tc: string, en: string]

/** Names of the places that brands come from, by ISO 3166-1 alpha-2. */
export const places: Record<string, Text> = {
  CN: ['中国内地', '中國內地', 'mainland China'],
  HK: ['中国香港', '香港', 'Hong Kong'],
  TW: ['中国台湾', '台灣', 'Taiwan'],
  JP: ['日本', '日本', 'Japan'],
  KR: ['韩国', '韓國', 'Korea'],
  FR: ['法国', '法國', 'France'],
  IT: ['意大利', '意大利', 'Italy'],
  ES: ['西班牙', '西班牙', 'Spain'],
  US: ['美国', '美國', 'the United States'],
  GB: ['英国', '英國', 'Britain'],
  DE: ['德国', '德國', 'Germany'],
  CH: ['瑞士', '瑞士', 'Switzerland'],
  SE: ['瑞典', '瑞典', 'Sweden'],
  DK: ['丹麦', '丹麥', 'Denmark'],
  BE: ['比利时', '比利時', 'Belgium'],
  NL: ['荷兰', '荷蘭', 'the Netherlands'],
  AU: ['澳大利亚', '澳洲', 'Australia'],
  TH: ['泰国', '泰國', 'Thailand'],
}

/** The target groups of brands. */
export const audiences: readonly Text[] = [
  ['年轻白领', '年輕白領', 'young professionals'],
  ['学生与年轻人', '學生與年輕人', 'students and young people'],
  ['都市家庭', '都市家庭', 'city families'],
  ['中高收入人群', '中高收入人士', 'customers of upper income'],
  ['商务人士', '商務人士', 'business people'],
  ['社区居民', '社區居民', 'people of the neighbourhood'],
  ['本地与外地游客', '本地人與旅客', 'locals and visitors'],
]

/** What brands of a category are known for, by the category's position in the list. */
export const strengths: readonly (readonly Text[])[] = [
  [
    ['时令食材与现点现做', '時令食材與即點即製', 'seasonal produce cooked to order'],
    ['招牌菜与舒适的用餐环境', '招牌菜與舒適的用餐環境', 'signature dishes and a comfortable room'],
    ['稳定出品与快速翻台', '穩定出品與快速翻檯', 'steady quality and quick service'],
  ],
  [
    ['利落剪裁与耐穿面料', '俐落剪裁與耐穿布料', 'clean cuts and lasting fabrics'],
    ['每周上新的系列', '每週上新的系列', 'collections renewed every week'],
    ['自有设计团队', '自家設計團隊', 'a design team of its own'],
  ],
  [
    ['温和配方与专业顾问', '溫和配方與專業顧問', 'gentle formulas and trained advisers'],
    ['先试后买的体验台', '先試後買的體驗專區', 'counters to try before buying'],
    ['预约制服务', '預約制服務', 'service by appointment'],
  ],
  [
    ['手工工艺与终身保养', '手工工藝與終身保養', 'handcraft and lifelong care'],
    ['可追溯的材质', '可追溯的物料', 'materials that can be traced'],
    ['定制与刻字服务', '訂製與刻字服務', 'made-to-order pieces and engraving'],
  ],
  [
    ['实用设计与合理价格', '實用設計與合理價格', 'useful design at fair prices'],
    ['主题陈列与定期活动', '主題陳列與定期活動', 'themed displays and regular events'],
    ['精选货品与会员服务', '精選貨品與會員服務', 'chosen goods and a members club'],
  ],
  [
    ['安全材质与亲子互动', '安全物料與親子互動', 'safe materials and play for parents and children'],
    ['小班教学与专职导师', '小班教學與專職導師', 'small groups with full-time teachers'],
    ['周末主题活动', '週末主題活動', 'themed weekends'],
  ],
  [
    ['沉浸式场景与线上预约', '沉浸式場景與網上預約', 'immersive rooms booked online'],
    ['专业教练与灵活会籍', '專業教練與彈性會籍', 'professional coaches and flexible membership'],
    ['定期更换的内容', '定期更換的內容', 'a programme that keeps changing'],
  ],
  [
    ['一站式柜台与自助设备', '一站式櫃位與自助設備', 'one-stop counters and self-service'],
    ['延长服务时间', '延長服務時間', 'long opening hours'],
    ['线上预约取号', '網上預約取籌', 'queue tickets booked online'],
  ],
]
