import { hash } from '@node-rs/argon2';

export const goodPassword = 'river teal umbrella';

/** The stored hash says what verifying costs: the product's cost would be most of the time of a thousand test logins. */
export const cheapHash = hash(goodPassword, { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 });
