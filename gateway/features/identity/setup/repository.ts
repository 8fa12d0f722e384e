import { eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { opening } from "../../../db/schema/opening";

export async function findOpening(db: Queryable) {
	const [row] = await db.select().from(opening);
	return { claimedAt: row?.claimedAt ?? null, openedAt: row?.openedAt ?? null };
}

/** False where it was marked before. */
export async function mark(
	tx: Transaction,
	step: "claimedAt" | "openedAt",
	at: Date,
): Promise<boolean> {
	const rows = await tx
		.insert(opening)
		.values({ [step]: at })
		.onConflictDoUpdate({
			target: opening.id,
			set: { [step]: at },
			setWhere: isNull(opening[step]),
		})
		.returning({ id: opening.id });
	return rows.length > 0;
}

export async function findContact(db: Queryable, uid: number) {
	const [row] = await db
		.select({ email: account.email, locale: account.locale })
		.from(account)
		.where(eq(account.id, uid));
	return row;
}
