/**
 * What staff write about a shop: title and description, in Simplified Chinese and as written in Hong Kong.
 */
export interface ProblemText {
  title: string
  title_tc: string
  description: string
  description_tc: string
  /** Only found where people eat and drink. */
  isFood: boolean
}

const text = (title: string, title_tc: string, description: string, description_tc: string): ProblemText => ({
  title,
  title_tc,
  description,
  description_tc,
  isFood: false,
})

const foodText = (...texts: Parameters<typeof text>): ProblemText => ({ ...text(...texts), isFood: true })

/** The responsible department, the usual severities, and texts, by the ten problem categories. */
export const problemKinds: readonly {
  category: string
  department: string
  severities: number[]
  texts: ProblemText[]
}[] = [
  {
    category: 'cleanliness',
    department: '16',
    severities: [3, 3, 4],
    texts: [
      foodText(
        '店门口地面有油渍',
        '店門口地面有油漬',
        '入口处约一平方米油渍，顾客易滑倒，请当日清洗并放置提示牌。',
        '入口約一平方米油漬，顧客容易滑倒，請即日清洗並放置告示牌。',
      ),
      text(
        '橱窗玻璃有手印',
        '櫥窗玻璃有手印',
        '正面橱窗玻璃手印及胶痕明显，影响店面形象。',
        '正面櫥窗玻璃有明顯手印及膠痕，影響店面形象。',
      ),
      text(
        '垃圾未及时清运',
        '垃圾未及時清走',
        '后场通道堆放三袋垃圾，已有异味。',
        '後欄通道堆放三袋垃圾，已有異味。',
      ),
      text(
        '天花板积尘',
        '天花積塵',
        '空调出风口周边积尘发黑，请安排高空清洁。',
        '冷氣出風口周邊積塵發黑，請安排高空清潔。',
      ),
    ],
  },
  {
    category: 'lighting_signage',
    department: '16',
    severities: [3, 3, 2],
    texts: [
      text(
        '招牌灯箱局部不亮',
        '招牌燈箱局部不亮',
        '招牌末两个字不亮，夜间尤为明显，请报修。',
        '招牌最後兩個字不亮，晚間尤其明顯，請報修。',
      ),
      text(
        '店内射灯损坏',
        '店內射燈損壞',
        '收银台上方三盏射灯不亮，照度不足。',
        '收銀處上方三盞射燈不亮，照明不足。',
      ),
      text(
        '侧招松动',
        '側招牌鬆動',
        '侧招固定件松动，有坠落风险，请立即加固。',
        '側招牌固定件鬆動，有墮下風險，請立即加固。',
      ),
      text(
        '导视贴纸破损',
        '指示貼紙破損',
        '门口导视贴纸卷边破损，请更换。',
        '門口指示貼紙捲邊破損，請更換。',
      ),
    ],
  },
  {
    category: 'display',
    department: '16',
    severities: [4, 3],
    texts: [
      text(
        '陈列超出租赁线',
        '陳列超出租用範圍',
        '花车超出租赁线约四十厘米，占用公共通道。',
        '促銷車超出租用範圍約四十厘米，佔用公共通道。',
      ),
      text(
        '手写海报不符合规范',
        '手寫海報不符合規定',
        '门口张贴手写促销海报，请撤下并按规范制作。',
        '門口張貼手寫促銷海報，請移除並按規定製作。',
      ),
      text(
        '货架缺货未补',
        '貨架缺貨未補',
        '主推区两层货架空置，影响购物体验。',
        '主推區兩層貨架空置，影響購物體驗。',
      ),
      text(
        '橱窗主题过期',
        '櫥窗主題過期',
        '橱窗仍为上季主题，请于本周内更换。',
        '櫥窗仍為上季主題，請於本週內更換。',
      ),
    ],
  },
  {
    category: 'staff_service',
    department: '191',
    severities: [3, 3, 2],
    texts: [
      text(
        '员工未佩戴名牌',
        '員工沒有佩戴名牌',
        '当班三名员工中两名未佩戴名牌。',
        '當值三名員工中兩名沒有佩戴名牌。',
      ),
      text(
        '顾客无人招呼',
        '顧客無人招呼',
        '顾客进店五分钟无人招呼，员工在后场聊天。',
        '顧客進店五分鐘無人招呼，員工在後欄傾談。',
      ),
      text(
        '营业时间玩手机',
        '營業時間玩手機',
        '收银员在有顾客等候时使用私人手机。',
        '收銀員在有顧客等候時使用私人手機。',
      ),
      text(
        '着装不统一',
        '制服不統一',
        '新入职员工未穿着制服，请店长跟进。',
        '新入職員工沒有穿着制服，請店長跟進。',
      ),
    ],
  },
  {
    category: 'safety_fire',
    department: '16',
    severities: [1, 1, 2],
    texts: [
      text(
        '消防通道被堵',
        '走火通道受阻',
        '后场消防通道堆放纸箱，通行宽度不足，须立即清理。',
        '後欄走火通道堆放紙箱，闊度不足，必須立即清理。',
      ),
      text('灭火器过期', '滅火筒過期', '店内两具灭火器已过检验有效期。', '店內兩個滅火筒已過檢驗有效期。'),
      text(
        '私拉电线',
        '私自拉接電線',
        '仓库内插线板串接并靠近纸箱，存在火灾隐患。',
        '倉庫內拖板串接並貼近紙箱，有火警隱患。',
      ),
      text(
        '喷淋头被遮挡',
        '花灑頭被遮擋',
        '新增货架顶部距喷淋头不足五十厘米。',
        '新增貨架頂部與花灑頭距離不足五十厘米。',
      ),
    ],
  },
  {
    category: 'fit_out',
    department: '12',
    severities: [3, 2],
    texts: [
      text(
        '围挡未封闭',
        '圍板未封閉',
        '装修围挡留有缺口，粉尘外溢至公共区域。',
        '裝修圍板留有缺口，粉塵飄散至公共地方。',
      ),
      text(
        '施工未办动火证',
        '施工未有熱工序許可證',
        '现场电焊作业未出示动火许可，已要求停工。',
        '現場燒焊未能出示熱工序許可證，已要求停工。',
      ),
      text(
        '营业时间噪声施工',
        '營業時間進行嘈吵工程',
        '下午三点使用电锤，邻铺投诉噪声。',
        '下午三時使用電鎚，鄰舖投訴噪音。',
      ),
    ],
  },
  {
    category: 'opening_hours',
    department: '16',
    severities: [3, 4],
    texts: [
      text(
        '未按时开店',
        '沒有準時開店',
        '十点二十分仍未开门，无书面报备。',
        '十時二十分仍未開門，沒有書面申報。',
      ),
      text(
        '提前闭店',
        '提早關店',
        '二十一点十分已熄灯闭店，早于约定时间。',
        '晚上九時十分已關燈閉店，早於約定時間。',
      ),
      text(
        '营业时间告示缺失',
        '欠缺營業時間告示',
        '门口未张贴营业时间，顾客多次询问。',
        '門口沒有張貼營業時間，顧客多次查詢。',
      ),
    ],
  },
  {
    category: 'queue',
    department: '22',
    severities: [3, 2],
    texts: [
      text(
        '排队占用通道',
        '排隊佔用通道',
        '周末午市排队超过三十人，未设置隔离带，影响邻铺。',
        '週末午市排隊超過三十人，未設圍欄，影響鄰舖。',
      ),
      foodText(
        '叫号设备故障',
        '叫號機故障',
        '叫号屏无显示，顾客聚集在门口。',
        '叫號屏幕沒有顯示，顧客聚集在門口。',
      ),
      foodText(
        '等位区座椅不足',
        '等候區座位不足',
        '等位区仅四张座椅，老人及儿童站立等候。',
        '等候區只有四個座位，長者及小童要站立等候。',
      ),
    ],
  },
  {
    category: 'licence',
    department: '12',
    severities: [2, 2, 3],
    texts: [
      foodText(
        '食品经营许可证未公示',
        '食肆牌照未有展示',
        '许可证原件未悬挂在显眼位置。',
        '牌照正本沒有展示於當眼位置。',
      ),
      foodText(
        '健康证过期',
        '健康證明文件過期',
        '一名厨师健康证已过期，须调离岗位。',
        '一名廚師的健康證明文件已過期，須調離崗位。',
      ),
      text(
        '营业执照地址不符',
        '商業登記地址不符',
        '执照登记地址与实际铺位号不一致，请补办变更。',
        '登記地址與實際舖位號碼不符，請補辦更改手續。',
      ),
    ],
  },
  {
    category: 'other',
    department: '16',
    severities: [4, 3],
    texts: [
      text(
        '背景音乐音量过大',
        '背景音樂聲量過大',
        '店内音乐音量过大，邻铺及顾客多次反映。',
        '店內音樂聲量過大，鄰舖及顧客多次反映。',
      ),
      text(
        '天花滴水',
        '天花滴水',
        '收银台上方滴水，疑似空调冷凝水管漏水。',
        '收銀處上方滴水，懷疑冷氣去水喉滲漏。',
      ),
      foodText(
        '异味扩散至公共区',
        '異味擴散至公共地方',
        '油烟气味扩散至走廊，请检查排风。',
        '油煙氣味擴散至走廊，請檢查抽風。',
      ),
    ],
  },
]

/** Why problems are void, in Simplified Chinese and as written in Hong Kong. */
export const voidReasons = [
  ['重复登记', '重複登記'],
  ['经核实不属于问题', '經核實不屬問題'],
  ['店铺已撤场', '店舖已遷出'],
] as const

/** Notes on closed problems. */
export const closeReasons = [
  ['复核合格，关闭', '覆核合格，結案'],
  ['整改完成', '改善完成'],
] as const

/** Notes on fixed problems. */
export const fixNotes = [
  ['已按要求整改，现场复查正常。', '已按要求改善，現場檢查正常。'],
  ['已更换并清洁完毕。', '已更換及清潔妥當。'],
  ['已通知店铺负责人，当班整改完成。', '已通知店舖負責人，當更改善完成。'],
  ['工程人员已到场处理。', '工程人員已到場處理。'],
] as const

/** Reasons for sending a problem back. */
export const reopenReasons = [
  ['复查时仍未达标，请重新整改。', '覆查時仍未達標，請再改善。'],
  ['问题再次出现。', '問題再次出現。'],
] as const
