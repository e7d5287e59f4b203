/** The points of a tour: what is checked in every shop, and the corresponding category of problems. */
export const tourChecks = [
  {
    category: 'cleanliness',
    names: '地面与门面清洁|地面與門面清潔',
    remark: '地面有污渍，已提醒|地面有污漬，已提醒',
  },
  {
    category: 'lighting_signage',
    names: '招牌与灯光正常|招牌與燈光正常',
    remark: '一盏射灯不亮|一盞射燈不亮',
  },
  {
    category: 'display',
    names: '橱窗与陈列整齐|櫥窗與陳列整齊',
    remark: '陈列凌乱，当场整理|陳列凌亂，即場整理',
  },
  {
    category: 'staff_service',
    names: '员工在岗、着装统一|員工當值、制服整齊',
    remark: '一名员工未佩戴名牌|一名員工沒有佩戴名牌',
  },
  {
    category: 'safety_fire',
    names: '消防通道与器材|消防通道與設備',
    remark: '通道边堆放纸箱，已移走|通道旁堆放紙箱，已移走',
  },
  { category: 'fit_out', names: '装修围挡与施工|裝修圍板與施工', remark: '围挡画面有破损|圍板畫面有破損' },
  { category: 'opening_hours', names: '准时开店|準時開店', remark: '迟开店约十分钟|遲開店約十分鐘' },
  { category: 'queue', names: '排队秩序|排隊秩序', remark: '队伍占用走廊|隊伍佔用走廊' },
  { category: 'licence', names: '证照公示齐全|牌照展示齊全', remark: '公示栏缺一份证照|展示欄欠一份牌照' },
  { category: 'other', names: '噪音与气味|噪音與氣味', remark: '音乐偏大，已调低|音樂偏大，已調低' },
] as const
