import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { merchant } from "../../../db/schema/merchant";

/** A shopper who can be written to; undefined where they left or are kept out. */
export async function findReader(db: Queryable, accountId: number) {
	const [row] = await db
		.select({ id: account.id, email: account.email, locale: account.locale })
		.from(account)
		.where(
			and(
				eq(account.id, accountId),
				isNull(account.deletedAt),
				isNull(account.blockedAt),
			),
		);
	return row;
}
export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

export async function findMerchantName(db: Queryable, id: number) {
	const [row] = await db
		.select({ name: merchant.name })
		.from(merchant)
		.where(eq(merchant.id, id));
	return row?.name;
}
