-- By the name of a resource, the rule to which the role narrows its rows; a resource that is left out is not narrowed.
alter table role add column data_scope jsonb not null default '{}';
