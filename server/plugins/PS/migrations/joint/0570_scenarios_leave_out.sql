-- What a scenario could not calculate, as a run of the calculation notes it.
alter table perf_scenario add column warnings jsonb not null default '[]';
