import { text, words, type StepWords } from 'atrium/words'
import { fault, floorLots, lot } from './parking.ts'

/** What a car park is called. A field, a choice or a language that is missing does not compile. */
export const lotWords = words(lot, {
  name: text('停车场', '停車場', 'Car park |||| Car parks'),
  fields: {
    name: text('名称', '名稱', 'Name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    site: text('站点', '站點', 'Site'),
    parent_id: text('上级停车场', '所屬停車場', 'Part of'),
    floor_id: text('楼层', '樓層', 'Floor'),
    state: text('状态', '狀態', 'State'),
    order: text('顺序', '次序', 'Order'),
    places: text('车位数', '車位數', 'Places'),
    size: text('面积', '面積', 'Area'),
    fee: text('日租', '日租', 'Fee for a day'),
    mailbox: text('失物招领邮箱', '失物認領電郵', 'Lost and found mailbox'),
    hotline: text('服务电话', '服務電話', 'Hotline'),
    closed_on: text('关闭日', '關閉日', 'Closed on'),
    takes: text('可停', '可泊', 'Takes'),
    plan: text('平面图', '平面圖', 'Plan'),
    request_state: text('审批', '審批', 'Approval'),
  },
  choices: {
    request_state: {
      none: text('无', '無', 'None'),
      audit_inprogress: text('审批中', '審批中', 'In approval'),
    },
    takes: {
      cars: text('小汽车', '私家車', 'Cars'),
      vans: text('面包车', '客貨車', 'Vans'),
      motorcycles: text('摩托车', '電單車', 'Motorcycles'),
    },
    state: {
      open: text('开放', '開放', 'Open'),
      full: text('已满', '已滿', 'Full'),
      closed: text('关闭', '關閉', 'Closed'),
    },
  },
  help: { places: text('包括无障碍车位', '包括暢通易達車位', 'With the accessible ones') },
})

/** What an extension adds: the console and exported files have the same heading. */
export const floorLotsWords = words(floorLots, {
  fields: { parking_places: text('停车位', '泊車位', 'Parking places') },
})

const confirm: StepWords = {
  label: text('确认', '確認', 'Confirm'),
  question: text('确认此故障？', '確認此故障？', 'Confirm this fault?'),
  done: text('已确认', '已確認', 'Confirmed'),
}

/** The steps of a lifecycle need words too. */
export const faultWords = words(fault, {
  name: text('故障', '故障', 'Fault |||| Faults'),
  fields: {
    fault_no: text('故障编号', '故障編號', 'Number'),
    helper_ids: text('协助人员', '協助人員', 'Helpers'),
    mender_id: text('维修人', '維修人', 'To be mended by'),
    site: text('站点', '站點', 'Site'),
    lot_id: text('停车场', '停車場', 'Car park'),
    what: text('故障', '故障', 'Fault'),
    urgency: text('紧急程度', '緊急程度', 'Urgency'),
    reason: text('原因', '原因', 'Reason'),
    state: text('状态', '狀態', 'State'),
  },
  choices: {
    urgency: {
      1: text('立即', '立即', 'At once'),
      2: text('本周', '本星期', 'This week'),
      3: text('有空时', '有空時', 'When there is time'),
    },
    state: {
      reported: text('已报告', '已報告', 'Reported'),
      confirmed: text('已确认', '已確認', 'Confirmed'),
      dismissed: text('已驳回', '已駁回', 'Dismissed'),
      withdrawn: text('已撤回', '已撤回', 'Withdrawn'),
    },
  },
  steps: {
    confirm,
    dismiss: {
      label: text('驳回', '駁回', 'Dismiss'),
      question: text('驳回此故障？', '駁回此故障？', 'Dismiss this fault?'),
      done: text('已驳回', '已駁回', 'Dismissed'),
      fields: { reason: text('原因', '原因', 'Reason') },
      help: { reason: text('报告人会看到', '報告人會看到', 'The person who reported it reads this') },
    },
    withdraw: {
      label: text('撤回', '撤回', 'Take back'),
      question: text('撤回此报告？', '撤回此報告？', 'Take this report back?'),
      done: text('已撤回', '已撤回', 'Taken back'),
    },
  },
  not_open: {
    state: text('此故障已处理', '此故障已處理', 'This has already been decided'),
    created_by: text('这是您报告的', '這是你報告的', 'You reported this yourself'),
  },
})
