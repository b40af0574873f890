import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPush } from './push-sealing.js';

test('a message is sealed as in the example of RFC 8291', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const sealed = sealPush(Buffer.from('When I grow up, I want to be a watermelon'), browser, { salt, sender });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
