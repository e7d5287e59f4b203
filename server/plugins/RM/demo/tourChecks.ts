// The points of the standard checklist, which every installation has, with the category of their issues and what somebody
// notes who finds a small thing: code, category, name, and remark in Simplified Chinese and as written in Hong Kong.
const points = [
  [
    'CLEAN',
    'cleanliness',
    '地面与门面清洁|地面與門面清潔|Floor and shopfront are clean',
    '地面有污渍，已提醒|地面有污漬，已提醒',
  ],
  [
    'SIGN',
    'lighting_signage',
    '招牌与灯光正常|招牌與燈光正常|Signs and lights work',
    '一盏射灯不亮|一盞射燈不亮',
  ],
  [
    'DISPLAY',
    'display',
    '橱窗与陈列整齐|櫥窗與陳列整齊|Windows and displays are tidy',
    '陈列凌乱，当场整理|陳列凌亂，即場整理',
  ],
  [
    'STAFF',
    'staff_service',
    '员工在岗、着装统一|員工當值、制服整齊|Staff are present and in uniform',
    '一名员工未佩戴名牌|一名員工沒有佩戴名牌',
  ],
  [
    'FIRE',
    'safety_fire',
    '消防通道与器材|消防通道與設備|Fire exits and equipment',
    '通道边堆放纸箱，已移走|通道旁堆放紙箱，已移走',
  ],
  [
    'FITOUT',
    'fit_out',
    '装修围挡与施工|裝修圍板與施工|Hoarding and fit-out works',
    '围挡画面有破损|圍板畫面有破損',
  ],
  ['OPENING', 'opening_hours', '准时开店|準時開店|Opened on time', '迟开店约十分钟|遲開店約十分鐘'],
  ['QUEUE', 'queue', '排队秩序|排隊秩序|Queues are in order', '队伍占用走廊|隊伍佔用走廊'],
  [
    'LICENCE',
    'licence',
    '证照公示齐全|牌照展示齊全|Licences are displayed',
    '公示栏缺一份证照|展示欄欠一份牌照',
  ],
  ['NOISE', 'other', '噪音与气味|噪音與氣味|Noise and smells', '音乐偏大，已调低|音樂偏大，已調低'],
] as const

/** The points of a tour, with the corresponding category of problems and a remark. */
export const tourChecks = points.map(([item, category, names, remark]) => {
  const [name = '', name_tc = '', name_en = ''] = names.split('|')
  return { point: { item, name, name_tc, name_en }, category, remark }
})
