import { mutate } from "swr";

/** First word of the SWR keys of whatever belongs to the account: `[accountKey, "menu"]`. */
export const accountKey = "account";

/** After it: what changes as messages are read and answered. */
export const unreadKey = "unread";

function isOfAccount(key: unknown): key is unknown[] {
	return Array.isArray(key) && key[0] === accountKey;
}

export function forgetAccountAnswers(): void {
	void mutate(isOfAccount, undefined, { revalidate: false });
}

/** For a page that stays while somebody signs in. */
export function refetchAccount(): void {
	void mutate(isOfAccount);
}

/** Once messages were read or answered. */
export function refetchUnread(): void {
	void mutate((key) => isOfAccount(key) && key[1] === unreadKey);
}
