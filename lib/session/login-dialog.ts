import { useSyncExternalStore } from "react";

/** What a shopper wanted that needs an account; each has a sentence of its own in `login.reason`. */
export const loginReasons = [
	"addToCart",
	"cart",
	"orders",
	"collect",
	"follow",
	"coupon",
	"merchant",
] as const;
export type LoginReason = (typeof loginReasons)[number];

export interface LoginRequest {
	/** Undefined for a shopper who simply wants to sign in. */
	reason?: LoginReason;
	/** What the focus returns to. */
	opener: HTMLElement | null;
}

let request: LoginRequest | undefined;
const listeners = new Set<() => void>();

function change(to: LoginRequest | undefined) {
	request = to;
	for (const listener of listeners) listener();
}

/** Opens the sign-in dialog from anywhere in the browser. A reason without a sentence gets the general one. */
export function openLogin(reason?: string): void {
	const { activeElement } = document;
	change({
		reason: loginReasons.find((known) => known === reason),
		opener: activeElement instanceof HTMLElement ? activeElement : null,
	});
}

export function closeLogin(): void {
	change(undefined);
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/** What the dialog is open for; undefined while it is closed. */
export function useLoginRequest(): LoginRequest | undefined {
	return useSyncExternalStore(
		listen,
		() => request,
		() => undefined,
	);
}
