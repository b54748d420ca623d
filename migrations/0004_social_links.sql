-- The two public pages of the agency elsewhere that the footer and the contact page link to.
alter table site_settings
  add column social_url text not null default 'https://social.purvai.example',
  add column video_url text not null default 'https://video.purvai.example';

alter table site_settings
  alter column social_url drop default,
  alter column video_url drop default;
