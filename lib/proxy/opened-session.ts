import { z } from "zod";
import {
	claimQrLogin,
	loginByEmail,
	loginByFacebook,
	loginByPhoneCode,
	loginByPhonePassword,
	loginByTwitter,
	registerVisitor,
} from "@/gateway/contract/identity/login";
import { accountKinds } from "@/gateway/contract/identity/user";
import type { SignedInHint } from "../session/hint";

const opening: readonly string[] = [
	loginByEmail,
	loginByFacebook,
	loginByPhoneCode,
	loginByPhonePassword,
	loginByTwitter,
	registerVisitor,
].map(({ path }) => path);

const schemePrefix = /^Bearer /;

/** A foreign gateway may answer the token alone. */
const session = z.looseObject({
	token: z.string().min(1),
	uid: z.int().catch(0),
	nickname: z.string().catch(""),
	kind: z.enum(accountKinds).catch("member"),
});
const claimed = z.looseObject({ session });

export interface OpenedSession {
	token: string;
	hint: SignedInHint;
	/** The answer without the token. */
	rest: unknown;
}

/** The session that an answer of the gateway opens; undefined for all other answers. */
export function openedSession(
	path: string,
	answered: unknown,
): OpenedSession | undefined {
	if (path === claimQrLogin.path) {
		const found = claimed.safeParse(answered).data;
		if (!found) return undefined;
		const opened = take(found.session);
		return { ...opened, rest: { ...found, session: opened.rest } };
	}
	if (!opening.includes(path)) return undefined;
	const found = session.safeParse(answered).data;
	return found && take(found);
}

function take({ token, ...rest }: z.infer<typeof session>): OpenedSession {
	const { uid, nickname, kind } = rest;
	return {
		token: token.replace(schemePrefix, ""),
		hint: { uid, nickname, kind },
		rest,
	};
}
