import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from '@tessera/protocol';

/** Whether this browser has passkeys for this page: they need https, or a server on this computer. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Has the device make a passkey. The options are those of WebAuthn, as the server's library writes and this one reads them. */
export function createPasskey(options: PasskeyOptions) {
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/** Has the device prove a passkey. */
export function provePasskey(options: PasskeyOptions) {
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}

/** Whether a person, or their device, has not confirmed: that is no error of the server. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof WebAuthnError || (error instanceof DOMException && error.name === 'NotAllowedError');
}
