import { sampleAccounts } from "@/gateway/db/sample/accounts";
import type { Actor, Ctx } from "@/gateway/http/context";
import { openTestPayments } from "@/gateway/providers/payment/local";

interface Moment {
	/** Milliseconds. */
	at: number;
	/** Whose language is spoken. */
	accountId: number;
	/** Of what is asked then. */
	key: string;
}

/** The shop as it was at another moment; it asks by itself. */
export function shopAt(shop: Ctx, { at, accountId, key }: Moment): Ctx {
	const now = () => new Date(at);
	const payments = { local: openTestPayments({ db: shop.db, now }) };
	const found = sampleAccounts.find(({ id }) => id === accountId);
	const locale = found?.locale ?? "zh-CN";
	return { ...shop, now, payments, idempotencyKey: key, locale };
}

export function actorOf(accountId: number): Actor {
	return {
		kind: "account",
		uid: accountId,
		sessionId: "",
		merchantId: null,
		accountKind: "member",
		strategy: "password",
		scope: [],
		role: null,
	};
}
