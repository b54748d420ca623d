import { describe, expect, it } from 'vitest';
import { someSettings } from '../../../tests/support/some-settings.ts';
import { structuredData } from './structured-data.ts';

const agencyWith = (settings: Partial<typeof someSettings>) =>
  structuredData(
    { baseUrl: 'https://purvai.example', settings: { ...someSettings, ...settings }, crumbs: [] },
    () => [],
  )['@graph'][0];

describe('the agency in the structured data', () => {
  it('says nothing of what the settings leave empty', () => {
    const agency = agencyWith({});
    for (const name of [
      'legalName',
      'taxID',
      'vatID',
      'identifier',
      'openingHours',
      'hasMap',
      'employee',
      'paymentAccepted',
    ])
      expect(agency).not.toHaveProperty(name);
    expect(agency).toMatchObject({ address: 'Guwahati, Assam, India' });
    expect(agency).toHaveProperty('openingHoursSpecification');
  });

  it('has the name, address, numbers, hours and contact that staff filled in', () => {
    const agency = agencyWith({
      legalName: 'Purvai Travels Private Limited',
      streetAddress: 'GS Road\nGuwahati 781005',
      gstin: '18AABCU9603R1ZM',
      registrationKind: 'Udyam',
      registrationNo: 'UDYAM-AS-00-0000000',
      officeHours: 'Mon-Sat 10:00-19:00',
      mapUrl: 'https://maps.example/purvai',
      contactName: 'Rupa Das',
      contactRole: 'Bookings',
      paymentMeans: 'UPI or card',
    });
    expect(agency).toMatchObject({
      legalName: 'Purvai Travels Private Limited',
      address: { '@type': 'PostalAddress', streetAddress: 'GS Road, Guwahati 781005', addressCountry: 'IN' },
      taxID: '18AABCU9603R1ZM',
      vatID: '18AABCU9603R1ZM',
      identifier: { '@type': 'PropertyValue', propertyID: 'Udyam', value: 'UDYAM-AS-00-0000000' },
      openingHours: ['Mo-Sa 10:00-19:00'],
      hasMap: 'https://maps.example/purvai',
      paymentAccepted: 'UPI or card',
      employee: { '@type': 'Person', name: 'Rupa Das', jobTitle: 'Bookings' },
    });
    expect(agency).not.toHaveProperty('openingHoursSpecification');
  });
});
