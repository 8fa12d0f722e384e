/**
 * Header of a command that must happen once: a name that its caller makes up and keeps until it knows the answer. The
 * same name with the same body hears the first answer again; with another body it is refused with 409.
 */
export const idempotencyHeader = "idempotency-key";

/** Visible characters without spaces. */
export const idempotencyKeyShape = /^[\x21-\x7e]{8,100}$/;
