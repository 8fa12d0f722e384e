"use client";

/** Signing in by a code that a signed-in phone confirms. */
export function QrLogin() {
	return null;
}
