-- What public pages showed as fixed words: when customer care answers, and two more pages of the agency elsewhere.
alter table site_settings
  add column care_hours text not null default 'day and night' check (length(care_hours) between 1 and 60),
  -- Empty: the icon leads to the home page, as specified.
  add column photo_url text not null default '' check (photo_url = '' or photo_url ~ '^https://'),
  add column posts_url text not null default '' check (posts_url = '' or posts_url ~ '^https://');
