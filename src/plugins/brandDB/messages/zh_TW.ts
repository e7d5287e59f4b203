import type { messages as english } from './en_US.ts'

/** The area's words in Traditional Chinese. */
export const messages: typeof english = {
  brandDB: {
    brand: {
      group: {
        names: '名稱',
        trade: '業態',
        profile: '概況',
        description: '簡介',
        record: '記錄資料',
      },
    },
  },
  resources: {
    'brandDB/brand': {
      name: '品牌',
      fields: {
        name: '品牌',
        name_en: '英文名稱',
        name_tc: '繁體名稱',
        code: '品牌編號',
        aliases: '別名',
        initials: '拼音首字母',
        category_id: '類別',
        level1_id: '一級業態',
        level2_id: '二級業態',
        tag_ids: '標籤',
        origin_country: '發源地',
        founded_year: '創立年份',
        price_band: '價格帶',
        target_group: '目標客群',
        website: '官方網站',
        logo: '標誌',
        photos: '相片',
        description: '簡體簡介',
        description_en: '英文簡介',
        description_tc: '繁體簡介',
        status: '狀態',
        is_first_store: '首店',
        store_count: '在營舖位',
        site_ids: '在場站點',
        audit_status: '審批狀態',
      },
      choices: {
        status: {
          prospect: '意向',
          active: '在營',
          inactive: '停用',
          blacklisted: '黑名單',
        },
        audit_status: {
          none: '無',
          audit_inprogress: '審批中',
        },
      },
      help: {
        code: '留空則自動編號，儲存後不可更改',
        aliases: '其他叫法，搜尋時也能找到',
        origin_country: '兩位國家或地區代碼，如 CN、HK、JP',
        price_band: '1 最低，5 最高',
        website: '以 http:// 或 https:// 開頭',
        is_first_store: '在所在城市或地區的首間分店',
      },
    },
    'brandDB/store': {
      name: '舖位',
      fields: {
        store_no: '舖位編號',
        name: '店名',
        name_en: '英文店名',
        name_tc: '繁體店名',
        site: '站點',
        floor_id: '樓層',
        store_type: '舖位類型',
        category_id: '類別',
        area: '面積',
        area_gross: '建築面積',
        frontage_m: '舖面闊度',
        status: '狀態',
        is_split: '已分拆',
        is_merge: '已合併',
        effective_from: '生效日期',
        effective_to: '失效日期',
        plan_polygon: '平面輪廓',
      },
      choices: {
        store_type: {
          inline: '普通舖位',
          anchor: '主力店',
          kiosk: '中島',
          popup: '快閃店',
          cinema: '戲院',
          food_court: '美食廣場',
          storage: '倉庫',
        },
        status: {
          planned: '規劃中',
          vacant: '空置',
          leased: '已簽約',
          fitting_out: '裝修中',
          trading: '營業中',
          closed: '已關閉',
        },
      },
    },
    'brandDB/floor': {
      name: '樓層',
      fields: {
        code: '樓層代碼',
        name: '名稱',
        name_en: '英文名稱',
        name_tc: '名稱（繁體）',
        site: '站點',
        order: '次序',
        gla_area: '可租面積',
        plan: '平面圖',
      },
    },
    'brandDB/settings/category': {
      name: '品牌類別',
    },
    'brandDB/settings/level1': {
      name: '一級業態',
    },
    'brandDB/settings/level2': {
      name: '二級業態',
    },
    'brandDB/settings/tag': {
      name: '品牌標籤',
    },
  },
}
