-- The usual rules of the watch list, which an operator changes as needed.
insert into flag_rule (_id, code, name, name_tc, name_en, metric, operator, threshold, periods, severity) values
  ('FR-F01', 'F01', '销售环比下降', '銷售按月下跌', 'Sales down on the month before', 'mom', 'lt', -0.2, 2, 2),
  ('FR-F02', 'F02', '销售同比下降', '銷售按年下跌', 'Sales down on the year before', 'yoy', 'lt', -0.15, 1, 2),
  ('FR-F03', 'F03', '租售比高于基准', '租售比高於基準', 'Occupancy cost over benchmark', 'ocr_over_benchmark', 'gt', 0, 1, 2),
  ('FR-F04', 'F04', '租约即将到期', '租約即將到期', 'Lease ends soon', 'lease_days_left', 'lte', 180, 1, 2),
  ('FR-F05', 'F05', '缺报销售', '欠報銷售', 'Days without sales', 'days_without_sales', 'gte', 3, 1, 3),
  ('FR-F06', 'F06', '每日评分偏低', '每日評分偏低', 'Low daily score', 'daily_score', 'lt', 75, 2, 3),
  ('FR-F06-R', 'F06-R', '评分处于末位一成', '評分處於末一成', 'In the lowest tenth of scores', 'daily_score_rank', 'lte', 0.1, 2, 3),
  ('FR-F07', 'F07', '逾期问题过多', '逾期問題過多', 'Overdue problems', 'overdue_problems', 'gte', 3, 1, 2),
  ('FR-F08', 'F08', '神秘顾客评分偏低', '神秘顧客評分偏低', 'Low mystery customer score', 'mystery_score', 'lt', 70, 1, 3),
  ('FR-F09', 'F09', '租金逾期未付', '租金逾期未付', 'Rent outstanding', 'rent_days_outstanding', 'gt', 30, 1, 1)
on conflict do nothing;
