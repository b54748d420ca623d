import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';

/** For every process of the tests; nothing that they store outlives them. */
export const testSecretKeys = `test:${Buffer.alloc(32, 'a key of the tests').toString('base64')}`;

export const openTestEncryption = () => openEncryption(parseSecretKeys(testSecretKeys) ?? []);

export const testEncryption = openTestEncryption();
