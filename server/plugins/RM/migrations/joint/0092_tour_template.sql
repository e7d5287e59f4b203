-- The points that are checked in every shop of a tour, in versions that follow each other.
create table tour_template (
  _id text primary key,
  name text not null,
  name_en text,
  name_tc text,
  code text not null,
  version int not null,
  region text not null,
  site text references site,
  is_default bool not null default false,
  items jsonb not null default '[]',
  status text not null default 'draft',
  search_text text generated always as (lower(joined(code, name, name_en, name_tc))) stored
);
select add_common_columns('tour_template');
create index on tour_template using gin (search_text gin_trgm_ops);
create unique index unique__tour_template__version on tour_template (region, coalesce(site, ''), code, version);
create unique index unique__tour_template__code on tour_template (region, coalesce(site, ''), code, status)
where status <> 'retired' and deleted_at is null;

-- The first template of each region has the points that every tour had before.
with point (code, category, name, name_tc, name_en) as (
  values
    ('CLEAN', 'cleanliness', '地面与门面清洁', '地面與門面清潔', 'Floor and shopfront are clean'),
    ('SIGN', 'lighting_signage', '招牌与灯光正常', '招牌與燈光正常', 'Signs and lights work'),
    ('DISPLAY', 'display', '橱窗与陈列整齐', '櫥窗與陳列整齊', 'Windows and displays are tidy'),
    ('STAFF', 'staff_service', '员工在岗、着装统一', '員工當值、制服整齊', 'Staff are present and in uniform'),
    ('FIRE', 'safety_fire', '消防通道与器材', '消防通道與設備', 'Fire exits and equipment'),
    ('FITOUT', 'fit_out', '装修围挡与施工', '裝修圍板與施工', 'Hoarding and fit-out works'),
    ('OPENING', 'opening_hours', '准时开店', '準時開店', 'Opened on time'),
    ('QUEUE', 'queue', '排队秩序', '排隊秩序', 'Queues are in order'),
    ('LICENCE', 'licence', '证照公示齐全', '牌照展示齊全', 'Licences are displayed'),
    ('NOISE', 'other', '噪音与气味', '噪音與氣味', 'Noise and smells')
)
insert into tour_template (_id, name, name_tc, name_en, code, version, region, is_default, status, items)
select 'TT-' || region || '-1', '标准检查表', '標準檢查表', 'Standard checklist', 'STANDARD', 1, region, true, 'active',
  (select jsonb_agg(jsonb_build_object(
    'code', code, 'name', name, 'name_tc', name_tc, 'name_en', name_en, 'category', category,
    'needs_photo', true, 'needs_remark', false, 'department', null, 'assignee_id', null,
    'attachs', '[]'::jsonb, 'category_ids', '[]'::jsonb, 'floor_ids', '[]'::jsonb)) from point)
from unnest(array['CN', 'HK']) region;

alter table tour add template_id text references tour_template;
update tour set template_id = case at.site_region when 'HK' then 'TT-HK-1' else 'TT-CN-1' end
from site at where at._id = tour.site;
alter table tour alter template_id set not null;
create index on tour (template_id);

-- Results name points by code.
update tour_result set items = (
  select jsonb_agg(coalesce(given || named.point, given) order by place)
  from jsonb_array_elements(items) with ordinality as listed (given, place)
  left join lateral (
    select jsonb_build_object('item', p -> 'code', 'name', p -> 'name', 'name_tc', p -> 'name_tc', 'name_en', p -> 'name_en')
    from tour_template, jsonb_array_elements(tour_template.items) p
    where tour_template._id = 'TT-CN-1' and given ->> 'item' in (p ->> 'name', p ->> 'name_tc')
  ) named (point) on true)
where items <> '[]';
