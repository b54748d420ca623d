import type { FareSeed } from '#domain/fares/fare-seed-service.ts';
import { routeTexts } from '../../scripts/database/route-texts/route-texts.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';

type SeededStop = FareSeed['stops'][number];
type SeededRoute = FareSeed['routes'][number];

const stop = (
  city: SeededStop['city'],
  kind: SeededStop['kind'],
  slug: string,
  name: string,
  otherNames = '',
): SeededStop => ({ city, kind, slug, name, otherNames, state: '', lat: 26, lng: 92 });

const guwahati = (kind: SeededStop['kind'], slug: string, name: string, otherNames?: string) =>
  stop('guwahati', kind, slug, name, otherNames);
const delhi = (kind: SeededStop['kind'], slug: string, name: string, otherNames?: string) =>
  stop('delhi', kind, slug, name, otherNames);

const stops: SeededStop[] = [
  guwahati('airport', 'guwahati-airport', 'Guwahati Airport (LGBI)', 'GAU, Borjhar, Gopinath Bordoloi'),
  guwahati('in-city', 'guwahati', 'Guwahati', 'Gauhati city'),
  guwahati('in-city', 'guwahati-railway-station', 'Guwahati Railway Station', 'Paltan Bazaar GHY'),
  guwahati('in-city', 'kamakhya-temple', 'Kamakhya Temple', 'Nilachal'),
  guwahati('beyond', 'shillong', 'Shillong', 'Police Bazar'),
  guwahati('beyond', 'sohra', 'Sohra (Cherrapunji)', 'Cherrapunjee'),
  guwahati('beyond', 'kaziranga', 'Kaziranga (Kohora)', 'national park'),
  guwahati('beyond', 'tezpur', 'Tezpur'),
  guwahati('beyond', 'nameri', 'Nameri'),
  guwahati('beyond', 'jorhat', 'Jorhat'),
  guwahati('beyond', 'sivasagar', 'Sivasagar', 'Sibsagar'),
  guwahati('beyond', 'dibrugarh', 'Dibrugarh'),
  guwahati('beyond', 'manas', 'Manas (Bansbari)', 'national park'),
  guwahati('beyond', 'tawang', 'Tawang', 'Arunachal'),
  guwahati('beyond', 'samdrup-jongkhar', 'Samdrup Jongkhar', 'Bhutan border Darranga'),
  guwahati('beyond', 'phuentsholing', 'Phuentsholing', 'Bhutan border Jaigaon'),
  guwahati('beyond', 'siliguri', 'Siliguri', 'NJP'),
  delhi('airport', 'delhi-airport', 'Delhi Airport (IGI)', 'DEL Indira Gandhi Palam'),
  delhi('in-city', 'delhi', 'Delhi', 'New Delhi city'),
  delhi('in-city', 'new-delhi-railway-station', 'New Delhi Railway Station', 'NDLS Paharganj'),
  delhi('in-city', 'connaught-place', 'Connaught Place', 'CP Rajiv Chowk'),
  delhi('beyond', 'agra', 'Agra', 'Taj Mahal'),
  delhi('beyond', 'mathura', 'Mathura'),
  delhi('beyond', 'jaipur', 'Jaipur'),
  delhi('beyond', 'chandigarh', 'Chandigarh'),
  delhi('beyond', 'haridwar', 'Haridwar'),
  delhi('beyond', 'rishikesh', 'Rishikesh'),
  delhi('beyond', 'dehradun', 'Dehradun'),
  delhi('beyond', 'nainital', 'Nainital'),
  delhi('beyond', 'shimla', 'Shimla'),
  delhi('beyond', 'amritsar', 'Amritsar', 'Golden Temple'),
  delhi('beyond', 'manali', 'Manali'),
];

const route = (from: string, to: string, km: number, hours: number): SeededRoute => ({
  from,
  to,
  km,
  minutes: Math.round(hours * 60),
  ...(routeTexts[`${from}-to-${to}`] ?? { stops: '', road: '', season: '' }),
});

const routes: SeededRoute[] = [
  route('guwahati', 'guwahati-airport', 26, 1),
  route('guwahati-airport', 'guwahati-railway-station', 24, 1),
  route('guwahati-airport', 'kamakhya-temple', 19, 0.75),
  route('guwahati', 'shillong', 100, 3),
  route('guwahati-airport', 'shillong', 120, 3.5),
  route('guwahati', 'sohra', 155, 5),
  route('guwahati', 'kaziranga', 215, 5),
  route('guwahati-airport', 'kaziranga', 240, 5.5),
  route('guwahati', 'tezpur', 180, 4),
  route('guwahati', 'nameri', 215, 5),
  route('guwahati', 'jorhat', 310, 7.5),
  route('guwahati', 'sivasagar', 370, 8.5),
  route('guwahati', 'dibrugarh', 445, 10),
  route('guwahati', 'manas', 145, 4),
  route('guwahati', 'tawang', 480, 14.5),
  route('guwahati', 'samdrup-jongkhar', 105, 2.5),
  route('guwahati', 'phuentsholing', 335, 7.5),
  route('guwahati', 'siliguri', 470, 9.5),
  route('delhi', 'delhi-airport', 16, 0.75),
  route('delhi-airport', 'new-delhi-railway-station', 16, 0.75),
  route('delhi-airport', 'connaught-place', 16, 0.75),
  route('delhi', 'agra', 233, 4),
  route('delhi', 'mathura', 180, 3.5),
  route('delhi', 'jaipur', 280, 5.5),
  route('delhi', 'chandigarh', 245, 4.5),
  route('delhi', 'haridwar', 225, 5),
  route('delhi', 'rishikesh', 245, 6),
  route('delhi', 'dehradun', 235, 5.5),
  route('delhi', 'nainital', 300, 7),
  route('delhi', 'shimla', 350, 8),
  route('delhi', 'amritsar', 460, 8),
  route('delhi', 'manali', 540, 13),
];

/** A few stops and no road legs: staff have set the distance of each route. */
export const someFares: FareSeed = { ...sampleFares, stops, legs: [], routes };
