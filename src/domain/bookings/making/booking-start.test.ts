import { describe, expect, it } from 'vitest';
import { viewEnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { idOfReference } from '#domain/enquiries/intake/enquiry-reference.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import type { NewEnquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someSender } from '../../../../tests/support/some-sender.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { fieldsOfEnquiry } from './booking-start.ts';

const test = testDatabase();
const actor = someActor(test);

/** What the form of a new booking begins with, after a visitor has sent this. */
async function startOf(sent: Partial<NewEnquiry>) {
  const words = { formDate: '', name: 'Asha', contactNo: '98640 12345', email: '' };
  const enquiry = { ...words, message: crypto.randomUUID(), ...sent };
  const id = String(idOfReference((await receiveEnquiry(test, enquiry, someSender())).reference));
  const contact = await viewEnquiryContact(test.db, actor, id);
  return contact && fieldsOfEnquiry(contact);
}

describe('a booking from an enquiry', () => {
  it('begins with what the visitor typed about the trip', async () => {
    const typedTrip = { tripFrom: 'Guwahati', tripTo: 'Tawang', tripStarts: '2027-01-24', tripTime: '06:30' };
    expect(await startOf({ typedTrip: { ...typedTrip, carType: 'suv', adults: '5' } })).toMatchObject({
      trip: 'one-way',
      from: 'Guwahati',
      to: 'Tawang',
      date: '2027-01-24',
      returnDate: '',
      time: '06:30',
      car: 'suv',
      passengers: '5',
    });
  });

  it('takes the ride of the fare estimator before typed places, and the people with it', async () => {
    const trip = 'trip=one-way&from=Guwahati&to=Haflong&km=300&car=sedan&date=2027-01-24&time=07:00';
    const typedTrip = { tripFrom: 'Delhi', carType: 'luxury', adults: '3' };
    expect(await startOf({ trip, typedTrip })).toMatchObject({
      from: 'Guwahati',
      to: 'Haflong',
      car: 'sedan',
      passengers: '3',
    });
  });

  it('takes what a requested cab says besides the trip', async () => {
    const trip = 'trip=one-way&from=Guwahati&to=Haflong&km=300&car=sedan&date=2027-01-24&time=07:00';
    const ride = { bags: '0', flight: '6E 481', pickupAddress: 'Paltan Bazaar', answerBy: 'mail' };
    expect(await startOf({ trip, ride, typedTrip: { adults: '4' } })).toMatchObject({
      passengers: '4',
      bags: '0',
      flight: '6E 481',
      pickupAddress: 'Paltan Bazaar',
      dropAddress: '',
    });
  });

  it('leaves the days open where only the month is known', async () => {
    expect(await startOf({ typedTrip: { tripMonth: '1', adults: '2', children: '1' } })).toMatchObject({
      trip: 'one-way',
      date: '',
      returnDate: '',
      passengers: '3',
    });
  });
});
