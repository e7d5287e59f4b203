/** A question for a mystery customer. Texts are 简体|繁體. */
export interface MysteryQuestion {
  item_id: string
  section: string
  question: string
  category: string
  department: string
  max: number
}

const environment = '环境与陈列|環境與陳列'
const greeting = '迎接与态度|迎接與態度'
const advice = '产品与推荐|產品與推介'
const checkout = '结账与送别|結帳與送別'

// Section, question, category, department, points.
const plan: [string, string, string, string, number][] = [
  [environment, '店铺门面与橱窗是否整洁？|店舖門面與櫥窗是否整潔？', 'cleanliness', '16', 5],
  [environment, '灯光与招牌是否正常？|燈光與招牌是否正常？', 'lighting_signage', '16', 5],
  [environment, '商品陈列是否整齐、价签清楚？|商品陳列是否整齊、價錢牌清楚？', 'display', '16', 5],
  [environment, '店内温度与气味是否舒适？|店內溫度與氣味是否舒適？', 'other', '16', 5],
  [greeting, '进店三十秒内是否有人问候？|入店三十秒內是否有人招呼？', 'staff_service', '22', 10],
  [greeting, '员工是否面带微笑并有目光交流？|員工是否面帶笑容並有目光交流？', 'staff_service', '22', 10],
  [greeting, '员工着装是否统一、佩戴名牌？|員工制服是否整齊、佩戴名牌？', 'staff_service', '22', 5],
  [advice, '员工是否主动了解需要？|員工是否主動了解需要？', 'staff_service', '22', 10],
  [advice, '介绍是否准确、有说服力？|介紹是否準確、有說服力？', 'staff_service', '22', 10],
  [advice, '是否推荐了合适的搭配？|是否推介了合適的配搭？', 'staff_service', '22', 5],
  [checkout, '等候时间是否合理？|等候時間是否合理？', 'queue', '22', 10],
  [checkout, '结账是否准确、迅速？|結帳是否準確、迅速？', 'queue', '22', 10],
  [checkout, '是否提示会员积分？|是否提示會員積分？', 'staff_service', '22', 5],
  [checkout, '离店时是否道谢送别？|離店時是否道謝送別？', 'staff_service', '22', 5],
]

/**
 * The questionnaire. The responsible department follows from the category of the problem, as the domain says.
 */
export const mysteryQuestions: readonly MysteryQuestion[] = plan.map(
  ([section, question, category, department, max], index) => ({
    item_id: `Q${String(index + 1).padStart(2, '0')}`,
    section,
    question,
    category,
    department,
    max,
  }),
)

/** The customer's summary of the visit, by how it went: well, average, badly. */
export const mysteryNarratives = [
  [
    '整体体验良好，员工主动热情，推荐贴合需要，结账顺畅。|整體體驗良好，員工主動熱情，推介切合需要，結帳順暢。',
    '店面整洁，进店即有人问候，员工熟悉产品，离店时道谢。|店面整潔，入店即有人招呼，員工熟悉產品，離店時道謝。',
  ],
  [
    '环境不错，但员工在忙其他事情，等了一会儿才有人接待。|環境不俗，但員工忙於其他事情，等了一會才有人接待。',
    '服务基本到位，介绍略显生硬，没有提到会员积分。|服務大致到位，介紹略為生硬，沒有提及會員積分。',
  ],
  [
    '进店数分钟无人理会，询问后回答简短，体验较差。|入店數分鐘無人理會，查詢後回答簡短，體驗欠佳。',
    '排队较长，收银台只开一个，员工之间聊天。|排隊頗長，只開一個收銀處，員工互相閒談。',
  ],
]
