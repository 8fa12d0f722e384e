import { createStore } from "../page-state/store";

/** What a shopper wanted that needs an account; each has a sentence of its own in `login.reason`. */
export const loginReasons = [
	"buyNow",
	"cart",
	"orders",
	"favourite",
	"follow",
	"coupon",
	"merchant",
	"conversation",
	"question",
	"expired",
] as const;
export type LoginReason = (typeof loginReasons)[number];

export interface LoginRequest {
	/** Undefined for a shopper who simply wants to sign in. */
	reason?: LoginReason;
	/** What the focus returns to. */
	opener: HTMLElement | null;
	/** Own path, with locale prefix, to go to once signed in; else the page stays. */
	wanted?: string;
	/** Begins where an account is made. */
	isRegistering?: boolean;
}

const request = createStore<LoginRequest | undefined>(undefined);

function open(rest: Omit<LoginRequest, "opener">) {
	const { activeElement } = document;
	const opener = activeElement instanceof HTMLElement ? activeElement : null;
	request.set({ ...rest, opener });
}

/** Opens the sign-in dialog from anywhere in the browser. A reason without a sentence gets the general one. */
export function openLogin(reason?: string, wanted?: string): void {
	open({ reason: loginReasons.find((known) => known === reason), wanted });
}

/** Opens the same dialog for who wants an account, such as a tourist. */
export function openRegistration(): void {
	open({ isRegistering: true });
}

export function closeLogin(): void {
	request.set(undefined);
}

/** Whether a session ended in the middle of a page, which then stays as it is while the shopper signs in again. */
export function isPageKept(): boolean {
	return request.get()?.reason === "expired";
}

export function isLoginOpen(): boolean {
	return request.get() !== undefined;
}

/** What the dialog is open for; undefined while it is closed. */
export const useLoginRequest = request.useValue;
