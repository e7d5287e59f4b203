/**
 * A part of a brand name: Simplified, Traditional, pinyin (syllables separated, empty for Latin words),
 * English.
 */
export interface Word {
  sc: string
  tc: string
  pinyin: string
  en: string
}

/** First and second characters of two-character names, by the mood of the trade. English is the pinyin. */
export type Mood = 'taste' | 'grace' | 'drive' | 'play' | 'calm'

// 简|繁|pinyin; without the middle part both forms are the same.
const characters: Record<Mood, [first: string, second: string]> = {
  taste: [
    '川|chuan 蜀|shu 湘|xiang 粤|粵|yue 江|jiang 渔|漁|yu 炉|爐|lu 灶|zao 禾|he 稻|dao 鲜|鮮|xian 福|fu 喜|xi 满|滿|man 醉|zui 味|wei 聚|ju 庆|慶|qing 丰|豐|feng 锦|錦|jin 岭|嶺|ling 南|nan 潮|chao 悦|悅|yue 古|gu 金|jin 春|chun 秋|qiu 松|song 竹|zhu 梅|mei 溪|xi 唐|tang 宋|song 姜|薑|jiang 椒|jiao',
    '香|xiang 园|園|yuan 府|fu 楼|樓|lou 轩|軒|xuan 膳|shan 筷|kuai 宴|yan 鼎|ding 滋|zi 里|li 巷|xiang 院|yuan 塘|tang 湾|灣|wan 井|jing 桥|橋|qiao 斋|齋|zhai 阁|閣|ge 亭|ting 庭|ting 坊|fang 集|ji 港|gang 村|cun 堂|tang 渡|du 栈|棧|zhan 舫|fang 苑|yuan 汇|匯|hui 街|jie 泉|quan 谷|gu 田|tian 廊|lang',
  ],
  grace: [
    '云|雲|yun 素|su 雅|ya 清|qing 若|ruo 沐|mu 婉|wan 兰|蘭|lan 芷|zhi 绮|綺|qi 芊|qian 梵|fan 初|chu 浅|淺|qian 暮|mu 晨|chen 静|靜|jing 知|zhi 霓|ni 蔓|man 采|cai 流|liu 倾|傾|qing 瑾|jin 琳|lin 锦|錦|jin 柔|rou 芳|fang 涵|han 凝|ning 念|nian 遇|yu 曼|man 思|si 千|qian 花|hua',
    '裳|chang 织|織|zhi 纱|紗|sha 羽|yu 棠|tang 笙|sheng 岚|嵐|lan 黛|dai 汐|xi 颜|顏|yan 悦|悅|yue 兮|xi 朵|duo 堇|jin 澜|瀾|lan 影|ying 瑶|瑤|yao 芙|fu 萝|蘿|luo 莲|蓮|lian 霞|xia 烟|煙|yan 雪|xue 露|lu 音|yin 韵|韻|yun 璃|li 珂|ke 绣|繡|xiu 莺|鶯|ying 蝶|die 茉|mo 绫|綾|ling 蓁|zhen 语|語|yu 梦|夢|meng',
  ],
  drive: [
    '极|極|ji 跃|躍|yue 锐|銳|rui 凌|ling 驰|馳|chi 健|jian 劲|勁|jin 星|xing 智|zhi 迅|xun 元|yuan 启|啟|qi 领|領|ling 卓|zhuo 翼|yi 疾|ji 恒|恆|heng 昂|ang 擎|qing 越|yue 飞|飛|fei 强|強|qiang 峻|jun 驭|馭|yu 泰|tai 勤|qin 毅|yi 泽|澤|ze 弘|hong 展|zhan 先|xian 远|遠|yuan',
    '界|jie 峰|feng 途|tu 步|bu 速|su 能|neng 锋|鋒|feng 域|yu 径|徑|jing 野|ye 山|shan 浪|lang 风|風|feng 格|ge 腾|騰|teng 弦|xian 核|he 行|xing 川|chuan 岳|yue 原|yuan 阳|陽|yang 辰|chen 轨|軌|gui 潮|chao 序|xu 线|線|xian 刻|ke 衡|heng 力|li 航|hang 光|guang',
  ],
  play: [
    '小|xiao 乐|樂|le 童|tong 萌|meng 豆|dou 果|guo 彩|cai 奇|qi 糖|tang 泡|pao 森|sen 跳|tiao 咕|gu 暖|nuan 朵|duo 麦|麥|mai 甜|tian 欢|歡|huan 圆|圓|yuan 嘟|du 布|bu 米|mi 朝|zhao 蓝|藍|lan 绿|綠|lü 橙|cheng',
    '芽|ya 熊|xiong 鹿|lu 象|xiang 鼓|gu 宝|寶|bao 趣|qu 伴|ban 苗|miao 鲸|鯨|jing 兔|tu 鸟|鳥|niao 船|chuan 球|qiu 蜂|feng 猫|貓|mao 狮|獅|shi 松|song 云|雲|yun 梦|夢|meng 月|yue 屋|wu 森|sen 糖|tang 点|點|dian 游|遊|you',
  ],
  calm: [
    '木|mu 宅|zhai 原|yuan 拾|shi 向|xiang 檐|簷|yan 栖|棲|qi 素|su 朴|樸|pu 归|歸|gui 闲|閒|xian 白|bai 青|qing 知|zhi 半|ban 时|時|shi 一|yi 三|san 和|he 自|zi 日|ri 方|fang 尺|chi 寻|尋|xun 观|觀|guan 听|聽|ting 墨|mo 纸|紙|zhi 石|shi 陶|tao',
    '舍|she 居|ju 物|wu 作|zuo 间|間|jian 造|zao 光|guang 宿|su 合|he 庐|廬|lu 隅|yu 叶|葉|ye 林|lin 然|ran 见|見|jian 朴|樸|pu 序|xu 屿|嶼|yu 禾|he 窗|chuang 桌|zhuo 语|語|yu 本|ben 度|du 野|ye 川|chuan 页|頁|ye 庭|ting 丘|qiu 安|an',
  ],
}

// Syllables of invented Latin words, and the Chinese characters for them.
const syllables = `no|诺|諾|nuo ri|里|里|li mi|米|米|mi la|拉|拉|la ve|薇|薇|wei lo|洛|洛|luo ra|瑞|瑞|rui ka|卡|卡|ka
  so|索|索|suo ta|塔|塔|ta li|莉|莉|li na|娜|娜|na be|贝|貝|bei do|多|多|duo fi|菲|菲|fei jo|乔|喬|qiao hu|瑚|瑚|hu
  ju|珠|珠|zhu ki|琪|琪|qi lu|露|露|lu ma|玛|瑪|ma ne|奈|奈|nai pa|帕|帕|pa ro|罗|羅|luo sa|莎|莎|sha ti|蒂|蒂|di
  va|凡|凡|fan wi|维|維|wei yo|悠|悠|you ze|泽|澤|ze bo|波|波|bo ce|赛|賽|sai di|迪|迪|di fa|法|法|fa we|韦|韋|wei
  he|赫|赫|he ja|雅|雅|ya le|乐|樂|le mo|莫|莫|mo ni|妮|妮|ni po|珀|珀|po re|蕾|蕾|lei si|希|希|xi to|拓|拓|tuo
  vi|葳|葳|wei wa|瓦|瓦|wa ya|亚|亞|ya zo|佐|佐|zuo`

const adjectives = `琥珀|hu po|Amber 静谧|靜謐|jing mi|Quiet 银色|銀色|yin se|Silver 野生|ye sheng|Wild 蔚蓝|蔚藍|wei lan|Azure
  北方|bei fang|Northern 午夜|wu ye|Midnight 晨间|晨間|chen jian|Morning 铜色|銅色|tong se|Copper 远方|遠方|yuan fang|Faraway
  第七|di qi|Seventh 柔软|柔軟|rou ruan|Soft 深海|shen hai|Deepsea 苔绿|苔綠|tai lü|Mossy 朱红|朱紅|zhu hong|Vermilion
  失落|shi luo|Lost 月光|yue guang|Moonlit 盐白|鹽白|yan bai|Saltwhite 折叠|摺疊|zhe die|Folded 慢速|man su|Slow
  象牙|xiang ya|Ivory 秘密|mi mi|Secret 双生|雙生|shuang sheng|Twin 长夏|長夏|chang xia|Longsummer 雨后|雨後|yu hou|Afterrain
  晴朗|qing lang|Clear 游牧|遊牧|you mu|Nomad 高原|gao yuan|Highland 微光|wei guang|Glimmer 风语|風語|feng yu|Windsong
  赤陶|chi tao|Terracotta 浮岛|浮島|fu dao|Floating 旧日|舊日|jiu ri|Olden 石榴|shi liu|Pomegranate 极地|極地|ji di|Polar
  秋日|qiu ri|Autumn 丝绒|絲絨|si rong|Velvet 竹影|zhu ying|Bamboo 空白|kong bai|Blank 回声|回聲|hui sheng|Echo`

const nouns = `狐狸|hu li|Fox 灯塔|燈塔|deng ta|Lighthouse 橡树|橡樹|xiang shu|Oak 花园|花園|hua yuan|Garden 港湾|港灣|gang wan|Harbour
  云雀|雲雀|yun que|Lark 阁楼|閣樓|ge lou|Attic 罗盘|羅盤|luo pan|Compass 温室|溫室|wen shi|Glasshouse 纽扣|鈕扣|niu kou|Button
  信笺|信箋|xin jian|Letter 苍鹭|蒼鷺|cang lu|Heron 旅人|lü ren|Traveller 剧场|劇場|ju chang|Playhouse 山谷|shan gu|Valley
  钟摆|鐘擺|zhong bai|Pendulum 雏菊|雛菊|chu ju|Daisy 鲸鱼|鯨魚|jing yu|Whale 庭院|ting yuan|Courtyard 松果|song guo|Pinecone
  渡口|du kou|Ferry 画室|畫室|hua shi|Atelier 麋鹿|mi lu|Elk 方糖|fang tang|Sugarcube 气球|氣球|qi qiu|Balloon
  屋檐|屋簷|wu yan|Eaves 飞鸟|飛鳥|fei niao|Skylark 海岸|hai an|Coast 铅笔|鉛筆|qian bi|Pencil 星球|xing qiu|Planet
  月台|yue tai|Platform 蒲公英|pu gong ying|Dandelion 果园|果園|guo yuan|Orchard 斑马|斑馬|ban ma|Zebra 驿站|驛站|yi zhan|Post
  风车|風車|feng che|Windmill 珊瑚|shan hu|Coral 书页|書頁|shu ye|Page 火柴|huo chai|Match 雪松|xue song|Cedar`

// Founders' family names for eateries: 老周家, 陈记, 阿强. English follows the local custom.
const founders = `老周家|lao zhou jia|Zhou's 陈记|陳記|chen ji|Chan Kee 老梁家|lao liang jia|Liang's 黄记|黃記|huang ji|Wong Kee
  何记|何記|he ji|Ho Kee 老韩家|老韓家|lao han jia|Han's 林记|林記|lin ji|Lam Kee 阿强|阿強|a qiang|Ah Keung 阿英|a ying|Ah Ying
  邓婆婆|鄧婆婆|deng po po|Granny Deng 李姐|li jie|Sister Li 罗氏|羅氏|luo shi|Luo Family 谢记|謝記|xie ji|Tse Kee
  七叔|qi shu|Uncle Seven 九公|jiu gong|Grandpa Nine 三嫂|san sao|Auntie Three 老吴家|老吳家|lao wu jia|Wu's
  冯记|馮記|feng ji|Fung Kee 胖哥|pang ge|Big Brother 梅姨|mei yi|Auntie May 曾记|曾記|zeng ji|Tsang Kee 老董家|lao dong jia|Dong's`

/** Parses `简|繁|pin yin|English`; a missing part is the same as the part before, or the capitalised pinyin. */
export const word = (text: string, hasEnglish = true): Word => {
  const parts = text.split('|')
  const en = hasEnglish ? parts.pop() : undefined
  const pinyin = parts.pop() ?? ''
  const sc = parts[0] ?? ''
  return { sc, tc: parts[1] ?? sc, pinyin, en: en ?? capital(pinyin) }
}

/** `Lu` for `lü`: English signs have no dots. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('ü', 'u')

const entriesOf = (text: string) => text.split(/\s+(?=\p{Script=Han})/u)

const pairs = ([first, second]: [string, string]): [Word[], Word[]] => [
  entriesOf(first).map((text) => word(text, false)),
  entriesOf(second).map((text) => word(text, false)),
]

/** The tables of names, parsed once. */
export const brandWords = {
  characters: {
    taste: pairs(characters.taste),
    grace: pairs(characters.grace),
    drive: pairs(characters.drive),
    play: pairs(characters.play),
    calm: pairs(characters.calm),
  } satisfies Record<Mood, [Word[], Word[]]>,
  syllables: syllables.split(/\s+/).map((text): Word => {
    const [en = '', sc = '', tc = '', pinyin = ''] = text.split('|')
    return { sc, tc, pinyin, en }
  }),
  adjectives: entriesOf(adjectives).map((text) => word(text)),
  nouns: entriesOf(nouns).map((text) => word(text)),
  founders: entriesOf(founders).map((text) => word(text)),
}
