import { describe, expect, it } from 'vitest';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { cardOf } from '#domain/fares/rates.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { someCodes } from '../../../../tests/support/some-cabs.ts';
import { readTypedRates, typedFromRates } from './rates-input.ts';

const texts = fareMessages.rates;
const typed = typedFromRates(sampleRates, someCodes);

const faultsOf = (change: Record<string, string>) => {
  const read = readTypedRates({ ...typed, ...change }, someCodes);
  return 'faults' in read ? read.faults : [];
};

const ratesOf = (change: Record<string, string>) => {
  const read = readTypedRates({ ...typed, ...change }, someCodes);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.rates;
};

describe('typed rates', () => {
  it('read back as the rates that the form was opened with', () => {
    expect(readTypedRates(typed, someCodes)).toEqual({ rates: sampleRates });
  });

  it('keep packages that only some car types have', () => {
    const withTwelve = ratesOf({
      'packages.delhi.2.hours': '12',
      'packages.delhi.2.km': '120',
      'cards.delhi.luxury.packages.2': '11,000',
      'cards.delhi.luxury.packages.0': '',
    });
    expect(cardOf(withTwelve, 'delhi', 'luxury')?.hourPackages).toEqual([
      { hours: 8, km: 80, paise: 8_000_00 },
      { hours: 12, km: 120, paise: 11_000_00 },
    ]);
    expect(cardOf(withTwelve, 'delhi', 'sedan')?.hourPackages).toHaveLength(2);
    expect(readTypedRates(typedFromRates(withTwelve, someCodes), someCodes)).toEqual({ rates: withTwelve });
  });

  it('leave out a car type whose row is empty, and offer no hire by the hour without prices of packages', () => {
    const empty = Object.keys(typed).filter((field) => field.startsWith('cards.delhi.luxury.'));
    const rates = ratesOf({
      ...Object.fromEntries(empty.map((field) => [field, ' '])),
      'cards.delhi.suv.packages.0': '',
      'cards.delhi.suv.packages.1': '',
    });
    expect(cardOf(rates, 'delhi', 'luxury')).toBeUndefined();
    expect(cardOf(rates, 'delhi', 'suv')?.hourPackages).toEqual([]);
    expect(readTypedRates(typedFromRates(rates, someCodes), someCodes)).toEqual({ rates });
  });

  it('know only the car types and cities of the form', () => {
    const { cards } = ratesOf({ 'cards.paro.sedan.extraKm': '10', 'cards.delhi.coach.extraKm': '10' });
    expect(Object.keys(cards)).toEqual(['guwahati', 'delhi']);
    expect(Object.keys(cards.delhi ?? {})).toEqual(['compact', 'sedan', 'suv', 'luxury']);
  });

  it('take amounts as staff type them, in whole paise', () => {
    const rates = ratesOf({
      'cards.guwahati.suv.oneWay.perKm': ' ₹27.50 ',
      'cards.guwahati.suv.packages.1': '3.5k',
      'tax.cgst': '2.75',
      'policy.lateChange.kind': 'amount',
      'policy.lateChange.value': 'Rs. 200/-',
    });
    expect(cardOf(rates, 'guwahati', 'suv')?.oneWay.perKm).toBe(2750);
    expect(cardOf(rates, 'guwahati', 'suv')?.hourPackages[1]?.paise).toBe(3_500_00);
    expect(rates.tax.cgstBasisPoints).toBe(275);
    expect(rates.policy.lateChangeCharge).toEqual({ kind: 'amount', paise: 200_00 });
    expect(
      ratesOf({ 'policy.lateChange.kind': 'percent', 'policy.lateChange.value': '10' }).policy
        .lateChangeCharge,
    ).toEqual({ kind: 'percent', percent: 10 });
  });

  it('order the steps of a cancellation', () => {
    const rates = ratesOf({
      'policy.cancellation.2.daysBefore': '7',
      'policy.cancellation.2.chargePercent': '0',
      'policy.cancellation.0.chargePercent': '25',
    });
    expect(rates.policy.cancellation).toEqual([
      { daysBefore: 7, chargePercent: 0 },
      { daysBefore: 1, chargePercent: 25 },
      { daysBefore: 0, chargePercent: 50 },
    ]);
  });

  it.each([
    ['cards.delhi.sedan.oneWay.perKm', '', texts.moneyWrong],
    ['cards.delhi.sedan.oneWay.perKm', '-19', texts.moneyWrong],
    ['cards.delhi.sedan.oneWay.perKm', '1900', texts.moneyWrong],
    ['cards.delhi.sedan.oneWay.minKm', '2.5', texts.wholeWrong(0, 1000)],
    ['cards.delhi.sedan.packages.0', 'cheap', texts.moneyWrong],
    ['packages.delhi.1.hours', '25', texts.wholeWrong(1, 24)],
    ['packages.delhi.1.km', '', texts.sizeMissing],
    ['policy.waitingStepMinutes', '0', texts.wholeWrong(1, 60)],
    ['policy.cancellation.1.chargePercent', '101', texts.wholeWrong(0, 100)],
    ['policy.lateChange.kind', 'sometimes', texts.lateChangeWrong],
    ['tax.sac', '99', texts.sacWrong],
    ['tax.sgst', 'five', texts.percentWrong],
  ])('are refused for %s of “%s”', (field, value, text) => {
    expect(faultsOf({ [field]: value })).toEqual([{ field, text }]);
  });

  it.each([
    [
      { 'packages.delhi.1.hours': '4', 'packages.delhi.1.km': '40' },
      'packages.delhi.1.hours',
      texts.sizeTwice,
    ],
    [
      { 'policy.cancellation.0.chargePercent': '60' },
      'policy.cancellation.1.chargePercent',
      texts.stepCheaper,
    ],
    [{ 'policy.cancellation.1.daysBefore': '1' }, 'policy.cancellation.1.daysBefore', texts.stepTwice],
    [{ 'policy.cancellation.1.daysBefore': '' }, 'policy.cancellation.1.daysBefore', texts.stepMissing],
    [{ 'policy.lateChange.kind': 'amount' }, 'policy.lateChange.value', texts.moneyWrong],
  ])('are refused for %j', (change, field, text) => {
    expect(faultsOf(change)).toContainEqual({ field, text });
  });

  it('report every fault, and ignore fields that do not exist', () => {
    expect(faultsOf({ 'tax.sac': '', 'tax.cgst': '' })).toHaveLength(2);
    expect(faultsOf({ 'packages.delhi.__proto__.polluted': '1', 'cards.constructor.x': '1' })).not.toContain(
      1,
    );
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(readTypedRates({}, someCodes)).toHaveProperty('faults');
  });
});
