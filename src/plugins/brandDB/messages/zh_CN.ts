import type { messages as english } from './en_US.ts'

/** The area's words in Simplified Chinese. */
export const messages: typeof english = {
  brandDB: {
    brand: {
      group: {
        names: '名称',
        trade: '业态',
        profile: '概况',
        description: '简介',
        record: '记录信息',
      },
    },
  },
  resources: {
    'brandDB/brand': {
      name: '品牌',
      fields: {
        name: '品牌',
        name_en: '英文名称',
        name_tc: '繁体名称',
        code: '品牌编号',
        aliases: '别名',
        initials: '拼音首字母',
        category_id: '类别',
        level1_id: '一级业态',
        level2_id: '二级业态',
        tag_ids: '标签',
        origin_country: '发源地',
        founded_year: '创立年份',
        price_band: '价格带',
        target_group: '目标客群',
        website: '官网',
        logo: '标志',
        photos: '照片',
        description: '简体简介',
        description_en: '英文简介',
        description_tc: '繁体简介',
        status: '状态',
        is_first_store: '首店',
        store_count: '在营铺位',
        site_ids: '在场站点',
        audit_status: '审批状态',
      },
      choices: {
        status: {
          prospect: '意向',
          active: '在营',
          inactive: '停用',
          blacklisted: '黑名单',
        },
        audit_status: {
          none: '无',
          audit_inprogress: '审批中',
        },
      },
      help: {
        code: '留空则自动编号，保存后不可修改',
        aliases: '其他叫法，搜索时也能找到',
        origin_country: '两位国家或地区代码，如 CN、HK、JP',
        price_band: '1 最低，5 最高',
        website: '以 http:// 或 https:// 开头',
        is_first_store: '在所在城市或区域的首家门店',
      },
    },
    'brandDB/store': {
      name: '铺位',
      fields: {
        store_no: '铺位号',
        name: '店名',
        name_en: '英文店名',
        name_tc: '繁体店名',
        site: '站点',
        floor_id: '楼层',
        store_type: '铺位类型',
        category_id: '类别',
        area: '面积',
        area_gross: '建筑面积',
        frontage_m: '门面宽度',
        status: '状态',
        is_split: '已拆分',
        is_merge: '已合并',
        effective_from: '生效日期',
        effective_to: '失效日期',
        plan_polygon: '平面轮廓',
      },
      choices: {
        store_type: {
          inline: '普通铺位',
          anchor: '主力店',
          kiosk: '中岛',
          popup: '快闪店',
          cinema: '影院',
          food_court: '美食广场',
          storage: '仓库',
        },
        status: {
          planned: '规划中',
          vacant: '空置',
          leased: '已签约',
          fitting_out: '装修中',
          trading: '营业中',
          closed: '已关闭',
        },
      },
    },
    'brandDB/floor': {
      name: '楼层',
      fields: {
        code: '楼层代码',
        name: '名称',
        name_en: '英文名称',
        name_tc: '名称（繁体）',
        site: '站点',
        order: '顺序',
        gla_area: '可租面积',
        plan: '平面图',
      },
    },
    'brandDB/settings/category': {
      name: '品牌类别',
    },
    'brandDB/settings/level1': {
      name: '一级业态',
    },
    'brandDB/settings/level2': {
      name: '二级业态',
    },
    'brandDB/settings/tag': {
      name: '品牌标签',
    },
  },
}
