"use client";

/** Ways to sign in by another service; nothing where none is open. */
export function SocialLogins() {
	return null;
}
