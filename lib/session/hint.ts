import type { AccountKind } from "@/gateway/contract/identity/user";

/** Cookie that a browser's script may read: who is signed in, for words on the screen. It opens nothing. */
export const hintCookie = "hk-user";

export interface SignedInHint {
	uid: number;
	nickname: string;
	kind: AccountKind;
	/** Another word for each session, by which a device tells what it keeps of one. It opens nothing either. */
	key?: string;
}

/** As a cookie's value, before it is encoded. */
export function writeHint({ uid, nickname, kind, key }: SignedInHint): string {
	return JSON.stringify({ uid, nickname, kind, key });
}

/** Of a decoded value; undefined for what nobody of us wrote. */
export function readHint(value: string | undefined): SignedInHint | undefined {
	try {
		const hint = JSON.parse(value ?? "");
		const { uid, nickname, kind, key } = hint;
		if (!Number.isInteger(uid) || typeof nickname !== "string")
			return undefined;
		return {
			uid,
			nickname,
			kind: kind === "tourist" ? kind : "member",
			...(typeof key === "string" && { key }),
		};
	} catch {
		return undefined;
	}
}
